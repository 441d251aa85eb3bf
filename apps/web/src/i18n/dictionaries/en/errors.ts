import type general from '@learntrail/texts/en/errors/errors.json'
import { gathered } from '@learntrail/texts/gathered'

// Every feature has the sentences of its failures, and a screen can meet those of any: they are loaded as one file.
export default gathered<typeof general>(
  import.meta.glob<Record<string, unknown>>('../../../../../../packages/texts/src/en/*/errors.json', {
    eager: true,
    import: 'default',
  }),
)
