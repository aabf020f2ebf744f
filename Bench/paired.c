/* Runs two commands in turn, A B A B ..., and prints the median of the ratios of their processor
   times (user and system) and A's peak memory. Pairs see the same machine at nearly the same
   moment, so that what else runs there cancels out.
   usage: paired PAIRS LABEL RATIO MIB -- A... -- B...
   RATIO and MIB are the targets, printed beside; a MIB of 0 means none. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

struct cost {
  double seconds;
  double mebibytes;
};

static struct cost run(char **command) {
  pid_t child = fork();
  if (child == 0) {
    int nowhere = open("/dev/null", O_WRONLY);
    if (nowhere >= 0) dup2(nowhere, STDOUT_FILENO);
    execvp(command[0], command);
    perror(command[0]);
    _exit(127);
  }
  int status = 0;
  struct rusage use;
  if (child < 0 || wait4(child, &status, 0, &use) < 0) {
    perror("paired");
    exit(71);
  }
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    fprintf(stderr, "paired: %s ended with status %d\n", command[0], status);
    exit(1);
  }
  return (struct cost){
      .seconds = (double)(use.ru_utime.tv_sec + use.ru_stime.tv_sec) +
                 (double)(use.ru_utime.tv_usec + use.ru_stime.tv_usec) / 1e6,
      .mebibytes = (double)use.ru_maxrss / 1024,
  };
}

static int ascending(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

static double median(double *values, int count) {
  qsort(values, (size_t)count, sizeof *values, ascending);
  return count % 2 ? values[count / 2] : (values[count / 2 - 1] + values[count / 2]) / 2;
}

int main(int argc, char **argv) {
  int first = 5, second = 0;
  for (int i = first + 1; i < argc && !second; i++)
    if (strcmp(argv[i], "--") == 0) second = i;
  int pairs = argc > 1 ? atoi(argv[1]) : 0;
  if (pairs < 1 || pairs > 99 || second == 0 || second + 1 >= argc) {
    fprintf(stderr, "usage: paired PAIRS LABEL RATIO MIB -- A... -- B...\n");
    return 64;
  }
  char **a = argv + first + 1, **b = argv + second + 1;
  argv[second] = NULL;

  run(a);
  run(b);
  double ratios[99], times[2][99], memory[2][99];
  for (int i = 0; i < pairs; i++) {
    struct cost costA = run(a), costB = run(b);
    ratios[i] = costB.seconds > 0 ? costA.seconds / costB.seconds : 0;
    times[0][i] = costA.seconds;
    times[1][i] = costB.seconds;
    memory[0][i] = costA.mebibytes;
    memory[1][i] = costB.mebibytes;
  }
  double ratio = median(ratios, pairs), target = atof(argv[3]);
  double peak = median(memory[0], pairs), allowed = atof(argv[4]);
  printf("%s\n", argv[2]);
  printf("  time    %6.3f s  of %6.3f s   ratio %.2f   target %.2f   %s\n",
         median(times[0], pairs), median(times[1], pairs), ratio, target,
         ratio <= target ? "met" : "MISSED");
  printf("  memory  %6.1f MiB of %6.1f MiB", peak, median(memory[1], pairs));
  if (allowed > 0)
    printf("              target %.0f MiB %s", allowed, peak <= allowed ? "met" : "MISSED");
  printf("\n");
  return 0;
}
