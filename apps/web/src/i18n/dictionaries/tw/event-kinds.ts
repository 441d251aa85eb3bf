import { gathered } from '@learntrail/texts/gathered'

// The event log shows events of all features, so their texts are one file.
export default gathered(
  import.meta.glob<Record<string, unknown>>('../../../../../../packages/texts/src/tw/*/event-kinds.json', {
    eager: true,
    import: 'default',
  }),
)
