import { gathered } from '@learntrail/texts/gathered'
import type general from '@learntrail/texts/tw/errors/errors.json'

// Each feature has the sentences of its refusals, but a screen can meet any of them, so all are one file.
export default gathered<typeof general>(
  import.meta.glob<Record<string, unknown>>('../../../../../../packages/texts/src/tw/*/errors.json', {
    eager: true,
    import: 'default',
  }),
)
