import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { errorForLog } from './error-for-log.ts'

const secret = '今天我很難過'
const fromServer = (message: string, facts: object) =>
  Object.assign(new pg.DatabaseError(message, message.length, 'error'), facts)

test.each([
  [
    'a query that failed, with its parameters',
    new DrizzleQueryError(
      'insert into "posts" ("title") values ($1)',
      [secret],
      fromServer('duplicate key value violates unique constraint "posts_pkey"', {
        code: '23505',
        table: 'posts',
        constraint: 'posts_pkey',
        detail: `Key (title)=(${secret}) already exists.`,
        where: secret,
      }),
    ),
  ],
  [
    'a value that the database cannot read',
    fromServer(`invalid input syntax for type uuid: "${secret}"`, { code: '22P02' }),
  ],
  ['text that is no JSON', parseError(secret)],
  ['an argument that a function does not take', new TypeError(`The "path" argument is wrong. Received '${secret}'`)],
  [
    'a cause of a cause',
    new Error('outer', { cause: new Error('inner', { cause: new SyntaxError(`no "${secret}"`) }) }),
  ],
  ['facts that are no facts of ours', Object.assign(new Error('failed'), { body: secret, params: [secret] })],
  ['what is no error', secret],
  ['a message of several lines', fromServer(`bad: "x\n    at ${secret} (y:1:1)"`, { code: '22P02' })],
])('%s: says nothing that people wrote', (_what, error) => {
  expect(JSON.stringify(errorForLog(error))).not.toContain(secret)
})

function parseError(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error
  }
}

test('what broke and where is kept, with its causes', () => {
  const cause = fromServer('new row violates check constraint "posts_title"', {
    code: '23514',
    table: 'posts',
    constraint: 'posts_title',
  })
  const error = errorForLog(new DrizzleQueryError('insert into "posts" ("title") values ($1)', ['x'], cause))
  expect(error).toMatchObject({
    message: 'Failed query: insert into "posts" ("title") values ($1)',
    cause: {
      type: 'error',
      message: 'new row violates check constraint "posts_title"',
      code: '23514',
      table: 'posts',
      constraint: 'posts_title',
    },
  })
  expect(error.stack).toMatch(/^at .*error-for-log\.test\.ts/)
})

test('addresses of mail and passwords in addresses are left out', () => {
  const { message } = errorForLog(new Error('550 <mei@school.tw>: unknown; smtp://post:geheim@mail.test:587 is away'))
  expect(message).toBe('550 <…@…>: unknown; smtp://post:…@… is away')
})
