/** Loads the texts of this language, by the paths of their files. */
export const dictionaries = import.meta.glob<Record<string, unknown>>(
  ['../../locales/tw/*/*.json', '!../../locales/tw/*/errors.json', '../../locales/tw/errors.ts'],
  { import: 'default' },
)
