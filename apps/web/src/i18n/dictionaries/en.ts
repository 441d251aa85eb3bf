/** Loads the texts of this language, by the paths of their files. */
export const dictionaries = import.meta.glob<Record<string, unknown>>(
  [
    '../../../../../packages/texts/src/en/*/*.json',
    '!../../../../../packages/texts/src/en/*/{errors,notice-kinds,event-kinds}.json',
    './en/*.ts',
  ],
  { import: 'default' },
)
