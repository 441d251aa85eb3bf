import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startFailure } from './start-failure.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

const settings = { host: '0.0.0.0', port: 80, dataDir: '/srv/data', databaseUrl: undefined }
const withServer = { ...settings, databaseUrl: 'postgres://learntrail:geheim@db.test:5432/learntrail' }
const fromSystem = (code: string, facts: object = {}) => Object.assign(new Error(`${code}: said`), { code, ...facts })
const fromServer = (code: string) => Object.assign(new pg.DatabaseError('said', 4, 'error'), { code })

test.each([
  [fromSystem('EADDRINUSE', { syscall: 'listen' }), settings, 'Port 80 is already in use', 'PORT=81'],
  [fromSystem('EACCES', { syscall: 'listen' }), settings, 'may not listen on port 80', '1024'],
  [
    fromSystem('EADDRNOTAVAIL', { syscall: 'listen' }),
    { ...settings, host: '192.0.2.7' },
    'no address 192.0.2.7',
    'HOST',
  ],
  [fromSystem('ENOTFOUND', { hostname: 'nowhere' }), { ...settings, host: 'nowhere' }, 'no address nowhere', 'HOST'],
  [fromSystem('EACCES', { syscall: 'mkdir', path: '/srv/data' }), settings, '/srv/data is not writable', 'DATA_DIR'],
  [
    fromSystem('EROFS', { syscall: 'mkdir', path: '/srv/data' }),
    settings,
    '/srv/data is on a read-only disk',
    'DATA_DIR',
  ],
  [
    fromSystem('ENOSPC', { syscall: 'write', path: '/srv/data/x' }),
    settings,
    '/srv/data/x is on a full disk',
    'Free some space',
  ],
  [fromSystem('ENOTDIR', { syscall: 'mkdir', path: '/srv/data' }), settings, 'a file is in the way', 'DATA_DIR'],
  [new Error('outer', { cause: fromSystem('EROFS', { path: '/srv/data' }) }), settings, 'read-only', 'DATA_DIR'],
  [fromSystem('ECONNREFUSED', { syscall: 'connect' }), withServer, 'cannot be reached (ECONNREFUSED)', 'host and port'],
  [fromSystem('ENOTFOUND', { hostname: 'db.test' }), withServer, 'cannot be reached (ENOTFOUND)', 'host and port'],
  [new Error('timeout exceeded when trying to connect'), withServer, 'cannot be reached', 'host and port'],
  [fromSystem('ERR_INVALID_URL'), withServer, 'DATABASE_URL is not an address', 'postgres://user:password@'],
  [fromServer('28P01'), withServer, 'refuses the account', 'password'],
  [fromServer('3D000'), withServer, 'has no database with the name', 'createdb'],
  [fromServer('53300'), withServer, 'has no connections left', 'DATABASE_POOL'],
  [fromServer('57P03'), withServer, 'starting or stopping', 'Try again'],
  [fromServer('42501'), withServer, 'create tables', 'owner of its database'],
  [fromServer('25006'), withServer, 'is read-only', 'DATABASE_URL'],
  [fromServer('53100'), withServer, 'is full', 'Free some space'],
  [new Error('The migrations were edited'), settings, 'The migrations were edited', 'LOG_LEVEL=debug'],
  [
    new Error('Failed query: update t set a = $1\nparams: geheim', { cause: new Error('lock timeout') }),
    settings,
    'did not start: lock timeout',
    'LOG_LEVEL=debug',
  ],
])('%s: in words, with what to do', (error, with_, wrong, toDo) => {
  const sentence = startFailure(error, with_)
  expect(sentence).toContain(wrong)
  expect(sentence).toContain(toDo)
  expect(sentence).not.toMatch(/^\s+at |geheim/m)
  expect(sentence.split('\n').length).toBeLessThanOrEqual(2)
})

describe('a start that fails', () => {
  let database: TestDatabase
  let folder: string
  beforeAll(async () => {
    database = await createTestDatabase()
    folder = await mkdtemp(join(tmpdir(), 'learntrail-start-'))
  })
  afterAll(async () => {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  async function start(environment: Record<string, string>) {
    const { host, user, database: name } = database.connection
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: `postgres://${user}@${encodeURIComponent(String(host))}/${name}`,
        DATA_DIR: join(folder, 'data'),
        HOST: '127.0.0.1',
        DEMO: 'off',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [said, code] = await Promise.all([
      text(child.stderr),
      new Promise((resolve) => child.once('exit', resolve)),
      child.stdout.resume(),
    ])
    return { said, code }
  }

  test('because the port is in use says so in a line, and leaves no connection to the database', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as { port: number }
    const { said, code } = await start({ PORT: String(port) })
    other.close()
    expect(said).toMatch(new RegExp(`^Port ${port} is already in use\\. .*PORT=${port + 1} npm start\\n$`))
    expect(code).toBe(1)
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query(
        'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      expect(rows).toEqual([])
    })
  })

  test('because the data directory cannot be made says so in a line', async () => {
    await writeFile(join(folder, 'a-file'), '')
    const { said, code } = await start({ PORT: '0', DATA_DIR: join(folder, 'a-file', 'data') })
    expect(said).toMatch(/^\S+a-file\S* cannot be created: a file is in the way\. Set DATA_DIR to a folder\.\n$/)
    expect(code).toBe(1)
  })

  test('because the database is not there says so in a line', async () => {
    const { said, code } = await start({ DATABASE_URL: `postgres://nobody@${encodeURIComponent(folder)}/nothing` })
    expect(said).toMatch(/^The database of DATABASE_URL cannot be reached \(ENOENT\)\. .*\n$/)
    expect(code).toBe(1)
  })

  test.each([
    ['PORT', 'eighty'],
    ['DATABASE_POOL', '1'],
  ])('because %s is %s names the setting in a line', async (name, value) => {
    const { said, code } = await start({ [name]: value })
    expect(said).toMatch(new RegExp(`^These settings are wrong: ${name}.*\\n$`))
    expect(code).toBe(1)
  })
})
