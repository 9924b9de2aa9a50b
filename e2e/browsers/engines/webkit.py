#!/usr/bin/python3
"""A window with one WebKitGTK view, for WebDriver. Arguments: width and height in pixels.

Debian's own MiniBrowser cannot be narrower than 447 pixels.
"""
import sys
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

width, height = int(sys.argv[1]), int(sys.argv[2])
# WebDriver tells nothing of errors, so the page does, from its first script on.
REPORT = """
const report = (text) => webkit.messageHandlers.errors.postMessage(String(text))
const logError = console.error
console.error = (...all) => (report(all.join(" ")), logError(...all))
addEventListener("unhandledrejection", ({ reason }) => report(reason))
addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
  report(`${effectiveDirective} forbids ${blockedURI}`))
addEventListener("error", ({ message, target }) =>
  report(message ?? `${target.src ?? target.href} does not load`), true)
"""

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def create_view(_session):
    scripts = WebKit2.UserContentManager()
    scripts.connect("script-message-received::errors", print_error)
    scripts.register_script_message_handler("errors")
    frames = WebKit2.UserContentInjectedFrames.ALL_FRAMES
    start = WebKit2.UserScriptInjectionTime.START
    scripts.add_script(WebKit2.UserScript.new(REPORT, frames, start, None, None))
    view = WebKit2.WebView(
        web_context=context, is_controlled_by_automation=True, user_content_manager=scripts
    )
    view.set_size_request(width, height)
    window = Gtk.Window()
    window.add(view)
    window.resize(width, height)
    window.connect("destroy", lambda _window: Gtk.main_quit())
    window.show_all()
    view.grab_focus()
    # No window manager gives the focus to the window, and without it :focus never matches.
    window.get_window().focus(0)
    return view


def print_error(_manager, message):
    print("ERROR", message.get_js_value().to_string().replace("\n", " "), flush=True)


def begin(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


context.connect("automation-started", begin)
Gtk.main()
