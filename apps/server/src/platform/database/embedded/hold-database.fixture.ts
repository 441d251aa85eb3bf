/**
 * Starts the embedded database of a folder, reports it, and holds it until its input ends. Run by the launcher's tests.
 */
import { silentLog } from '../../../testing/silent-log.ts'
import { startEmbeddedDatabase } from './embedded-database.ts'
import { unflushed } from './launcher.fixture.ts'

const [dataDir = ''] = process.argv.slice(2)
const { owned, connection } = await startEmbeddedDatabase({ dataDir, log: silentLog, settings: unflushed }).then(
  (database) => {
    process.stdin.resume().once('end', () => database.stop())
    return database
  },
)
process.stdout.write(`${JSON.stringify({ owned, socketDir: connection.host })}\n`)
