import { gathered } from '@learntrail/texts/gathered'

// The log tells of all features, and is loaded with what all of them say.
export default gathered(
  import.meta.glob<Record<string, unknown>>('../../../../../../packages/texts/src/tw/*/event-kinds.json', {
    eager: true,
    import: 'default',
  }),
)
