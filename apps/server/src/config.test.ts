import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, settingList } from './config.ts'

test('without any setting, a demo on port 8080 with everything in data/', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    publicUrl: 'http://localhost:8080',
    isSecure: false,
    dataDir: join(process.cwd(), 'data'),
    databaseUrl: undefined,
    demo: true,
    smtpUrl: undefined,
    rateLimits: true,
  })
})

test('the public address decides whether cookies are secure', () => {
  expect(readConfig({ PUBLIC_URL: 'https://learntrail.test/' })).toMatchObject({
    publicUrl: 'https://learntrail.test',
    isSecure: true,
  })
})

test('an empty setting counts as none', () => {
  expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 8080, smtpUrl: undefined })
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DEMO', 'yes'],
  ['TRUST_PROXY', '0'],
  ['TRUST_PROXY', 'nginx'],
  ['TRUST_PROXY', '10.0.0.0/40'],
  ['TRUST_PROXY', '127.0.0.1,'],
  ['PUBLIC_URL', 'learntrail'],
  ['STAFF_EMAIL', 'nobody'],
  ['DATABASE_POOL', '0'],
])('a wrong %s (%s) stops the start with a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`These settings are wrong: ${name}`)
})

test.each([
  ['METRICS_TOKEN', 'short', 'it needs at least 16 characters'],
  ['PORT', '70000', 'it has to be 65535 or less'],
  ['PORT', 'eighty', 'it has to be a number'],
  ['ORDER_DAYS', '0', 'it has to be 1 or more'],
  ['PUBLIC_URL', 'learntrail', 'it has to be an address, as https://learn.example.tw'],
  ['STAFF_EMAIL', 'nobody', 'it has to be an e-mail address'],
  ['LOG_LEVEL', 'loud', 'it has to be one of fatal, error, warn, info, debug, silent'],
])('of %s = %s it says in words what it has to be', (name, value, said) => {
  expect(() => readConfig({ [name]: value })).toThrow(`These settings are wrong: ${name}: ${said}`)
})

test.each([
  ['', 'off'],
  ['off', 'off'],
  ['on', 1],
  ['2', 2],
  ['127.0.0.1, 10.0.0.0/8,fd00::/8', ['127.0.0.1', '10.0.0.0/8', 'fd00::/8']],
])('TRUST_PROXY=%s trusts %s', (value, trusted) => {
  expect(readConfig({ TRUST_PROXY: value }).trustedProxies).toEqual(trusted)
})

test('a store needs all that belongs to it', () => {
  const store = {
    S3_ENDPOINT: 'http://localhost:9000',
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  expect(readConfig({}).s3).toBeUndefined()
  expect(readConfig(store).s3).toMatchObject({ endpoint: 'http://localhost:9000', region: 'us-east-1' })
  expect(() => readConfig({ ...store, S3_BUCKET: '' })).toThrow('S3_BUCKET')
})

test('an account to pay to is told whole, or not at all', () => {
  const account = { BANK_CODE: '822', BANK_NAME: '中國信託', BANK_ACCOUNT: '901-540-123456', BANK_ACCOUNT_NAME: '學跡' }
  expect(readConfig({})).toMatchObject({ payTo: undefined, orderDays: 7 })
  expect(readConfig(account).payTo).toEqual({
    bankCode: '822',
    bankName: '中國信託',
    account: '901-540-123456',
    accountName: '學跡',
  })
  for (const name of Object.keys(account)) {
    expect(() => readConfig({ ...account, [name]: '' })).toThrow(/BANK_CODE, BANK_NAME.* belong together/)
  }
  expect(() => readConfig({ ...account, BANK_CODE: '82' })).toThrow('These settings are wrong: BANK_CODE')
  expect(() => readConfig({ ...account, BANK_ACCOUNT: '12a456' })).toThrow('These settings are wrong: BANK_ACCOUNT')
})

test('a language model needs all that belongs to it', () => {
  const model = { AI_BASE_URL: 'http://localhost:11434/v1', AI_API_KEY: 'key', AI_MODEL: 'small' }
  expect(readConfig({}).ai).toBeUndefined()
  expect(readConfig(model).ai).toEqual({ baseUrl: 'http://localhost:11434/v1', apiKey: 'key', model: 'small' })
  expect(() => readConfig({ ...model, AI_MODEL: '' })).toThrow('AI_MODEL')
})

test('the README lists every setting with its meaning and default', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8')
  const table = /<!-- settings -->\n([\s\S]*?)\n<!-- \/settings -->/.exec(readme)?.[1]
  const rows = settingList.map(
    ({ name, meaning, fallback }) => `| \`${name}\` | ${meaning} | ${fallback && `\`${fallback}\``} |`,
  )
  expect(table).toBe(['| Name | Meaning | Default |', '| --- | --- | --- |', ...rows].join('\n'))
})

test('the nodes of the compose file are given settings that there are, and all that several nodes need', () => {
  const compose = readFileSync(join(import.meta.dirname, '../../../deploy/compose.yaml'), 'utf8')
  const node = /^x-node:.*?^ {2}environment:\n(.*?)^ {2}read_only/ms.exec(compose)?.[1] ?? ''
  const given = [...node.matchAll(/^ {4}([A-Z0-9_]+): (.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  const known = settingList.map(({ name }) => name)
  expect(given.filter(([name]) => !known.includes(name))).toEqual([])
  const filled = given.map(([name, value]) => [
    name,
    value
      .replace(/^"(.*)"$/, '$1')
      .replace(/\$\{[^}]+\}/g, name === 'SMTP_URL' ? 'smtp://mail.test' : 'learntrail.test'),
  ])
  const config = readConfig(Object.fromEntries(filled))
  expect(config).toMatchObject({ publicUrl: 'https://learntrail.test', isSecure: true })
  for (const needed of ['DATABASE_URL', 'REDIS_URL', 'S3_ENDPOINT', 'TRUST_PROXY'])
    expect(given.map(([name]) => name)).toContain(needed)
})
