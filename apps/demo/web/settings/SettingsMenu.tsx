import { type ReactNode, useId, useRef } from "react";
import { useDemo, useSettings } from "../app/context.js";
import { SettingsIcon } from "../app/icons.js";
import { type Settings, settingChoices } from "./settings.js";

const labels: { [Key in keyof Settings]: string } = {
  user: "Signed in as",
  presentation: "Questions appear",
  theme: "Theme",
  direction: "Direction",
};

const words: { [value: string]: string } = {
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
      <button
        type="button"
        className="quiet"
        popoverTarget={id}
        aria-label={`Settings (${words[user]})`}
      >
        <SettingsIcon />
        <span className="wide-only">{words[user]}</span>
      </button>
      <div ref={menu} id={id} popover="auto" className="menu" role="dialog" aria-label="Settings">
        <Setting name="user" />
        <Setting name="presentation" />
        <Setting name="theme" />
        <Setting name="direction" />
      </div>
    </>
  );
}

function Setting<Key extends keyof Settings>({ name }: { name: Key }) {
  const { settings } = useDemo();
  const value = useSettings()[name];
  const id = useId();
  return (
    <div className="setting">
      <label htmlFor={id}>{labels[name]}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const choice = settingChoices[name].find((one) => one === event.target.value);
          if (choice === undefined) return;
          settings.set({ [name]: choice });
          // Another account: nothing of the one before may stay on the page.
          if (name === "user") location.reload();
        }}
      >
        {settingChoices[name].map((choice) => (
          <option key={choice} value={choice}>
            {words[choice]}
          </option>
        ))}
      </select>
    </div>
  );
}
