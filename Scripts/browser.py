"""Chromium without a window, driven through its DevTools protocol over pipes.

Needs nothing but Python and chromium. One browser serves one page after another.
"""

import base64
import fcntl
import json
import os
import shutil
import subprocess
import tempfile
import time


class Browser:
    """A browser and the one page that it shows."""

    def __init__(self):
        self.profile = tempfile.mkdtemp(prefix="daymark-pages-")
        out_read, out_write = os.pipe()
        in_read, in_write = os.pipe()
        # The browser reads descriptor 3 and writes descriptor 4.
        child_in = fcntl.fcntl(in_read, fcntl.F_DUPFD, 20)
        child_out = fcntl.fcntl(out_write, fcntl.F_DUPFD, 20)

        def wire():
            os.dup2(child_in, 3)
            os.dup2(child_out, 4)

        self.process = subprocess.Popen(
            [
                "chromium", "--headless", "--no-sandbox", "--disable-gpu",
                "--hide-scrollbars", "--no-first-run", "--remote-debugging-pipe",
                f"--user-data-dir={self.profile}", "about:blank",
            ],
            preexec_fn=wire, close_fds=False, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for number in (in_read, out_write, child_in, child_out):
            os.close(number)
        self.writer = os.fdopen(in_write, "wb", buffering=0)
        self.reader = os.fdopen(out_read, "rb")
        self.count = 0
        self.buffer = b""
        #: What the page said or was refused, since it was opened.
        self.complaints = []
        #: The addresses that the page asked for, since it was opened.
        self.requests = []
        self.session = None
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(t for t in targets if t["type"] == "page")
        self.session = self.call(
            "Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network", "Accessibility", "DOM"):
            self.call(f"{domain}.enable")

    def close(self):
        """Ends the browser and removes what it kept."""
        try:
            self.session = None
            self.call("Browser.close")
            self.process.wait(timeout=10)
        except (OSError, EOFError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def receive(self):
        """The next message."""
        while b"\0" not in self.buffer:
            piece = self.reader.read1(1 << 16)
            if not piece:
                raise EOFError("chromium has gone")
            self.buffer += piece
        message, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(message)
        self.notice(message)
        return message

    def notice(self, message):
        """Keeps what tells of errors."""
        method = message.get("method")
        parameters = message.get("params", {})
        if method == "Runtime.exceptionThrown":
            self.complaints.append(json.dumps(parameters["exceptionDetails"])[:400])
        elif method == "Log.entryAdded" and parameters["entry"]["level"] == "error":
            self.complaints.append(parameters["entry"]["text"])
        elif method == "Runtime.consoleAPICalled" and parameters["type"] == "error":
            self.complaints.append(json.dumps(parameters["args"])[:400])
        elif method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"][:200])

    def call(self, method, **parameters):
        """Asks for something, and waits for the answer."""
        self.count += 1
        request = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            request["sessionId"] = self.session
        self.writer.write(json.dumps(request).encode() + b"\0")
        while True:
            message = self.receive()
            if message.get("id") == self.count:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]

    def look(self, width=1440, height=900, dark=False, scripts=True, touch=False):
        """Sets the window, the colours, and whether scripts run; for the next page."""
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height,
            deviceScaleFactor=2 if touch else 1, mobile=touch)
        self.call(
            "Emulation.setEmulatedMedia", media="",
            features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        self.call("Emulation.setScriptExecutionDisabled", value=not scripts)

    def open(self, path, fragment="", now=None):
        """Opens a file; `now` is what its clock shows, as in 2026-12-10T09:00:00."""
        if getattr(self, "clock", None):
            self.call("Page.removeScriptToEvaluateOnNewDocument", identifier=self.clock)
            self.clock = None
        if now:
            source = (
                "{const Real = Date; const now = new Real('%s').getTime();"
                "globalThis.Date = class extends Real {"
                "constructor(...a) { if (a.length) super(...a); else super(now); }"
                "static now() { return now; }};}" % now)
            self.clock = self.call(
                "Page.addScriptToEvaluateOnNewDocument", source=source)["identifier"]
        # A step between, so that the same file is loaded anew.
        self.navigate("about:blank")
        self.complaints, self.requests = [], []
        self.navigate("file://" + os.path.abspath(path) + fragment)

    def navigate(self, address):
        self.call("Page.navigate", url=address)
        limit = time.monotonic() + 60
        while time.monotonic() < limit:
            if self.receive().get("method") == "Page.loadEventFired":
                return
        raise TimeoutError(address)

    def run(self, expression):
        """The value of a JavaScript expression."""
        result = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(json.dumps(result["exceptionDetails"])[:800])
        return result["result"].get("value")

    KEYS = {
        "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Home": 36,
        "End": 35, "PageUp": 33, "PageDown": 34, "Enter": 13, " ": 32, "Tab": 9,
    }

    def press(self, *keys, shift=False):
        """Presses keys one after the other."""
        for key in keys:
            event = {
                "key": key, "modifiers": 8 if shift else 0,
                "code": {" ": "Space"}.get(key, key if len(key) > 1 else "Key" + key.upper()),
                "windowsVirtualKeyCode": self.KEYS.get(key) or ord(key.upper()),
            }
            text = key if len(key) == 1 else {"Enter": "\r"}.get(key)
            down = dict(event, type="keyDown", text=text) if text else dict(event, type="rawKeyDown")
            self.call("Input.dispatchKeyEvent", **down)
            self.call("Input.dispatchKeyEvent", type="keyUp", **event)

    def click(self, selector):
        """Clicks into the middle of an element."""
        x, y = self.run(
            "(() => { const e = document.querySelector(%s); e.scrollIntoView({block: 'center',"
            "behavior: 'instant'}); const r = e.getBoundingClientRect();"
            "return [r.x + r.width / 2, r.y + r.height / 2]; })()" % json.dumps(selector))
        for kind in ("mousePressed", "mouseReleased"):
            self.call(
                "Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def screenshot(self, path, whole=False):
        """Writes a picture of what is seen, or of the whole page."""
        data = self.call(
            "Page.captureScreenshot", format="png", captureBeyondViewport=whole)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def pdf(self, path):
        """Prints the page as its style sheet has it."""
        data = self.call(
            "Page.printToPDF", preferCSSPageSize=True, printBackground=True)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
