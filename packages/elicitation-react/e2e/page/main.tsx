// A chat page with one URL consent, made from the query: url, presentation, guardMs. What the kit reports
// is kept on `window.reported`, and what breaks the page's policy on `window.violations`.
import { createRoot } from "react-dom/client";
import { UrlConsent } from "../../src/index.js";
import { defaultSettings, SettingsContext } from "../../src/provider/settings.js";
import "../../src/styles/index.css";

declare global {
  interface Window {
    reported: string[];
    violations: string[];
  }
}

window.reported = [];
window.violations = [];
document.addEventListener("securitypolicyviolation", (event) => {
  window.violations.push(event.violatedDirective);
});

const query = new URLSearchParams(location.search);
const root = document.getElementById("prompt");
if (root === null) throw new Error("The page has no place for the prompt.");

createRoot(root).render(
  <SettingsContext.Provider
    value={{ ...defaultSettings, guardMs: Number(query.get("guardMs") ?? 0) }}
  >
    <UrlConsent
      request={{
        mode: "url",
        message: "Sign in so that the issue can be created.",
        url: query.get("url") ?? "",
      }}
      provenance={{
        server: { id: "tracker", label: "Acme Tracker", origin: "https://mcp.acme-tools.com" },
        source: { kind: "tool", name: "create_issue" },
      }}
      presentation={query.get("presentation") === "dialog" ? "dialog" : "inline"}
      context={{ development: true }}
      onRespond={(result) => void window.reported.push(JSON.stringify(result))}
      onContinue={() => void window.reported.push("continue")}
      onCancelWaiting={() => void window.reported.push("stop")}
    />
  </SettingsContext.Provider>,
);
