import { gathered } from '@learntrail/texts/gathered'

// The list of notices shows those of all features, so their texts are one file.
export default gathered(
  import.meta.glob<Record<string, unknown>>('../../../../../../packages/texts/src/en/*/notice-kinds.json', {
    eager: true,
    import: 'default',
  }),
)
