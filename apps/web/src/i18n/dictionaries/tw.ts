/** Loaders of the Chinese texts by file path. */
export const dictionaries = import.meta.glob<Record<string, unknown>>(
  [
    '../../../../../packages/texts/src/tw/*/*.json',
    '!../../../../../packages/texts/src/tw/*/{errors,notice-kinds,event-kinds}.json',
    './tw/*.ts',
  ],
  { import: 'default' },
)
