import { gathered } from '@learntrail/texts/gathered'

// A list of notices tells of all features, and is loaded with what all of them say.
export default gathered(
  import.meta.glob<Record<string, unknown>>('../../../../../../packages/texts/src/en/*/notice-kinds.json', {
    eager: true,
    import: 'default',
  }),
)
