import type general from '@learntrail/texts/en/errors/errors.json'
import { gathered } from '@learntrail/texts/gathered'

// Each feature has the sentences of its refusals, but a screen can meet any of them, so all are one file.
export default gathered<typeof general>(
  import.meta.glob<Record<string, unknown>>('../../../../../../packages/texts/src/en/*/errors.json', {
    eager: true,
    import: 'default',
  }),
)
