import { gathered } from '@learntrail/texts/gathered'
import type general from '@learntrail/texts/tw/errors/errors.json'

// Every feature has the sentences of its failures, and a screen can meet those of any: they are loaded as one file.
export default gathered<typeof general>(
  import.meta.glob<Record<string, unknown>>('../../../../../../packages/texts/src/tw/*/errors.json', {
    eager: true,
    import: 'default',
  }),
)
