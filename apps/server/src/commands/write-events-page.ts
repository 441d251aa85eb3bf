import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eventsPage } from '../features/event-log/events-page.rules.ts'

await writeFile(join(import.meta.dirname, '../../../../docs/events.md'), eventsPage())
