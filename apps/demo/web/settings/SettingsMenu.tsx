import { type ReactNode, useId, useRef } from "react";
import { useDemo, useLanguage, useSettings } from "../app/context.js";
import { SettingsIcon } from "../app/icons.js";
import { languageNames } from "../language/languages.js";
import { type Settings, settingChoices } from "./settings.js";

const labels: { [Key in keyof Settings]: string } = {
  user: "Signed in as",
  presentation: "Questions appear",
  language: "Language of the questions",
  theme: "Theme",
  direction: "Direction",
};

const words: { [value: string]: string } = {
  ...languageNames,
  alice: "Alice",
  bob: "Bob",
  inline: "In the chat",
  dialog: "As a dialog",
  system: "As the system",
  light: "Light",
  dark: "Dark",
  ltr: "Left to right",
  rtl: "Right to left",
};

/** The host's side: who is signed in, and how the kit appears. */
export function SettingsMenu(): ReactNode {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const { user } = useSettings();
  return (
    <>
      <button type="button" className="quiet" popoverTarget={id}>
        <SettingsIcon />
        <span className="visually-hidden">Settings</span>
        <span className="wide-only">{words[user]}</span>
      </button>
      <div ref={menu} id={id} popover="auto" className="menu" role="dialog" aria-label="Settings">
        <Setting name="user" />
        <Setting name="presentation" />
        <Setting name="language" hint={<LanguageHint />} />
        <Setting name="theme" />
        <Setting name="direction" />
      </div>
    </>
  );
}

/** The page itself is not translated, and what the server writes is the server's. */
function LanguageHint() {
  const { failed } = useLanguage();
  return failed
    ? "It could not be loaded. Choose it again once you are online."
    : "The rest of this page, and what the servers write, stays English.";
}

interface SettingProps<Key> {
  name: Key;
  hint?: ReactNode;
}

function Setting<Key extends keyof Settings>({ name, hint }: SettingProps<Key>) {
  const { settings } = useDemo();
  const value = useSettings()[name];
  const id = useId();
  return (
    <div className="setting">
      <label htmlFor={id}>{labels[name]}</label>
      <select
        id={id}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => {
          const choice = settingChoices[name].find((one) => one === event.target.value);
          if (choice === undefined) return;
          settings.set({ [name]: choice });
          // Another account: nothing of the one before may stay on the page.
          if (name === "user") location.reload();
        }}
      >
        {settingChoices[name].map((choice) => (
          <option key={choice} value={choice} lang={name === "language" ? choice : undefined}>
            {words[choice]}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} className="setting-hint" aria-live="polite">
          {hint}
        </p>
      )}
    </div>
  );
}
