/** Loaders of the English texts by file path. */
export const dictionaries = import.meta.glob<Record<string, unknown>>(
  [
    '../../../../../packages/texts/src/en/*/*.json',
    '!../../../../../packages/texts/src/en/*/{errors,notice-kinds,event-kinds}.json',
    './en/*.ts',
  ],
  { import: 'default' },
)
