/** Loads the texts of this language, by the paths of their files. */
export const dictionaries = import.meta.glob<Record<string, unknown>>(
  [
    '../../../../../packages/texts/src/tw/*/*.json',
    '!../../../../../packages/texts/src/tw/*/errors.json',
    './tw/errors.ts',
  ],
  { import: 'default' },
)
