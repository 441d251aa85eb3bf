/** Loads the texts of this language, by the paths of their files. */
export const dictionaries = import.meta.glob<Record<string, unknown>>(
  ['../../locales/en/*/*.json', '!../../locales/en/*/errors.json', '../../locales/en/errors.ts'],
  { import: 'default' },
)
