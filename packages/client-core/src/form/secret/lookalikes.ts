const rows: readonly [string, string][] = [
  ["аеорсухіѕԁһјkмтвнαορικντ", "aeopcyxisdhjkmtbhaopikvt"],
  ["ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz"],
];

/** From the first of 26 signs in a row: letters in black circles and squares, and of flags. */
const signs = [0x1f150, 0x1f170, 0x1f1e6].flatMap((first) =>
  Array.from({ length: 26 }, (_, i) => [
    String.fromCodePoint(first + i),
    String.fromCodePoint(97 + i),
  ]),
);

/** Letters of other scripts, and signs, that are read as Latin letters. Lower case. */
export const lookalikes: { readonly [char: string]: string } = Object.assign(
  Object.create(null),
  Object.fromEntries([
    ...rows.flatMap(([from, to]) => Array.from(from, (char, i) => [char, to[i] ?? char])),
    ...signs,
  ]),
);
