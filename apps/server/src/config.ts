import { resolve } from 'node:path'
import { type FeaturesOfPlans, featureNames, type PlanName } from '@learntrail/contract/shell/features'
import type { PayTo } from '@learntrail/contract/subscription/orders'
import { z } from 'zod'
import { plainly } from './config-problem.ts'
import { smallestPool } from './platform/database/lane-sizes.rules.ts'
import type { TrustedProxies } from './platform/http/caller-address.ts'
import { type SealingKeys, sealingKeys } from './platform/sealing/sealing.ts'

const flag = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on')

const gigabytes = (fallback: number) => z.coerce.number().positive().default(fallback)
const bytesPerGigabyte = 1024 ** 3

/** Names separated by commas. */
const listOf = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
const featureList = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((names) => (names === 'none' ? [] : listOf(names)))
    .pipe(z.array(z.enum(featureNames)))
const allFeatures = featureNames.join(',')

/** In New Taiwan dollars. */
const price = z.coerce.number().int().positive().max(1_000_000).optional()

/** Text of a transfer slip, on one line. */
const slipName = z.string().trim().max(60).optional()

/** An IP address or a network. */
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

/** No proxies, how many, or their addresses; `on` is the former word for one. */
const trustedProxies = z
  .string()
  .default('off')
  .transform((value, context): TrustedProxies => {
    if (value === 'off') return 'off'
    if (value === 'on') return 1
    if (/^[1-9]$/.test(value)) return Number(value)
    const addresses = value.split(',').map((address) => address.trim())
    if (addresses.every((address) => network.safeParse(address).success)) return addresses
    context.addIssue({ code: 'custom', message: 'off, the number of proxies, or their addresses and networks' })
    return z.NEVER
  })

/** Every setting of the product: the only place that reads the environment. README's table follows this list. */
const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080).describe('Port to listen on'),
  HOST: z.string().default('0.0.0.0').describe('Address to listen on'),
  PUBLIC_URL: z.url().optional().describe('Public address, used for links in mails; https switches Secure cookies on'),
  TRUST_PROXY: trustedProxies.describe(
    'Number of reverse proxies in front of the product (1 to 9), or their addresses; their X-Forwarded-For is trusted',
  ),
  DATA_DIR: z.string().default('data').describe('Folder of the embedded database and the uploaded files'),
  S3_ENDPOINT: z.url().optional().describe('An S3-compatible store for uploaded files instead of the data directory'),
  S3_REGION: z.string().default('us-east-1').describe('Its region'),
  S3_BUCKET: z.string().optional().describe('Its bucket, used by this product alone'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Key with permission to read, write, list and delete in the bucket'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret of that key'),
  DATABASE_URL: z.string().optional().describe('A PostgreSQL server of your own instead of the embedded one'),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(smallestPool, {
      error: `at least ${smallestPool}: calls, uploads and work in the background each have their own`,
    })
    .default(20)
    .describe(`Connections this process keeps to the database, at least ${smallestPool}`),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, { error: 'redis:// or rediss://' })
    .optional()
    .describe('A Redis through which several nodes signal one another; without it they use the database'),
  SEALING_KEYS: z
    .string()
    .optional()
    .describe(
      'Keys that encrypt sensitive data, such as delivery addresses of prizes: 32 bytes in base64 each, comma-separated, newest first; without it a key is made in the data directory. Several nodes need the same keys',
    ),
  BACKUP_DIR: z
    .string()
    .optional()
    .describe('Folder for the daily backup, best on another disk; without it there are no automatic backups'),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'a time of the day, as 03:30' })
    .default('03:30')
    .describe('Time of the daily backup, Taipei time'),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(366).default(7).describe('Number of good backups to keep'),
  FILE_CHECK_GB: z.coerce
    .number()
    .min(0)
    .default(20)
    .describe('How much of the stored files to check for corruption each night, in GB; 0 for none'),
  ROOM_FREE_GB: gigabytes(2).describe('Storage per person on the free plan, in GB'),
  ROOM_PLUS_GB: gigabytes(20).describe('Storage per person on Plus, in GB'),
  ROOM_SCHOOL_GB: gigabytes(20).describe('Storage per person on a school’s plan, in GB'),
  PLAN_FREE_FEATURES: featureList('course,learning-group,self-directed-learning').describe(
    'Features of the free plan, comma-separated; `none` for an empty list',
  ),
  PLAN_PLUS_FEATURES: featureList(allFeatures).describe('Features of Plus'),
  PLAN_SCHOOL_FEATURES: featureList(allFeatures).describe('Features of a school’s plan'),
  TRIAL_DAYS: z.coerce.number().int().min(0).max(365).default(30).describe('Days of Plus for every new account'),
  PRICE_PLUS_MONTH: price.describe('Price of Plus for a month, in New Taiwan dollars; without it no price is shown'),
  PRICE_PLUS_YEAR: price.describe('Price of Plus for a year'),
  PRICE_SCHOOL_YEAR: price.describe('Price of a school’s plan, for one person and a year'),
  PLAN_MAIL: z.email().optional().describe('E-mail address for people who want another plan'),
  BANK_CODE: z
    .string()
    .regex(/^\d{3}(\d{4})?$/, 'three digits, or seven with the branch')
    .optional()
    .describe(
      'Bank code of the account that plans are paid to; plans can be ordered once all four bank settings and a price are set',
    ),
  BANK_NAME: slipName.describe('Name of the bank'),
  BANK_ACCOUNT: z
    .string()
    .regex(/^\d(-?\d){5,19}$/, 'the digits of the account, with hyphens where one likes')
    .optional()
    .describe('Account number'),
  BANK_ACCOUNT_NAME: slipName.describe('Account holder'),
  ORDER_DAYS: z.coerce.number().int().min(1).max(60).default(7).describe('Days within which an order has to be paid'),
  DEMO: flag('on').describe('Make the demo school on an empty database'),
  SMTP_URL: z
    .string()
    .optional()
    .describe('smtp://user:password@host:port; without it mails are shown on /mailbox, on this machine only'),
  MAIL_FROM: z.string().default('學跡 Learntrail <no-reply@learntrail.invalid>').describe('Sender of the mails'),
  SAFETY_MAILS: z
    .string()
    .default('')
    .transform(listOf)
    .pipe(z.array(z.email()))
    .describe('E-mail addresses alerted at once when a report says that a person may be in danger, comma-separated'),
  STAFF_EMAIL: z.email().optional().describe('E-mail of the account that becomes an operator of the service at start'),
  EDUCATIONAL_DOMAINS: z
    .string()
    .default('edu.tw')
    .transform((list) => listOf(list.toLowerCase()))
    .describe('Parent domains of schools; an e-mail address below one of them verifies a teacher. Comma-separated'),
  GOOGLE_CLIENT_ID: z.string().optional().describe('Client id for signing in with Google'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('Its secret'),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com').describe('Issuer of its identities'),
  FACEBOOK_CLIENT_ID: z.string().optional().describe('App id for signing in with Facebook'),
  FACEBOOK_CLIENT_SECRET: z.string().optional().describe('Its secret'),
  FACEBOOK_DIALOG_URL: z
    .url()
    .default('https://www.facebook.com/v23.0/dialog/oauth')
    .describe('Address of its login dialog'),
  FACEBOOK_GRAPH_URL: z.url().default('https://graph.facebook.com/v23.0').describe('Address of its Graph API'),
  TANET_CLIENT_ID: z.string().optional().describe('Client id for the education single sign-on'),
  TANET_CLIENT_SECRET: z.string().optional().describe('Its secret'),
  TANET_ISSUER: z.url().optional().describe('Issuer of its identities'),
  TANET_PROFILE_URL: z.url().optional().describe('Where it provides school, title and class, if not in the identity'),
  FFMPEG_PATH: z.string().optional().describe('Path of ffmpeg, with ffprobe beside it, if it is not on PATH'),
  SOFFICE_PATH: z.string().optional().describe('Path of soffice (LibreOffice), if it is not on PATH'),
  AI_BASE_URL: z
    .url()
    .optional()
    .describe(
      'An OpenAI-compatible service that writes suggestions and the assistant’s answers; without it the product makes them itself',
    ),
  AI_API_KEY: z.string().optional().describe('Its key'),
  AI_MODEL: z.string().optional().describe('Its model'),
  PUSH_SERVICES: z
    .string()
    .default('fcm.googleapis.com,push.services.mozilla.com,notify.windows.com,push.apple.com')
    .transform(listOf)
    .describe('Allowed push services of browsers, including their subdomains, comma-separated'),
  ASSISTANT: flag('on').describe('The assistant that answers questions from the help centre'),
  ASSISTANT_SCHOOLS_OFF: z
    .string()
    .default('')
    .transform(listOf)
    .describe('Schools without the assistant, as the ministry’s codes, comma-separated'),
  LINK_PREVIEWS: flag('on').describe(
    'Fetch pages linked in rooms to show their titles; needs outbound access to the web',
  ),
  RATE_LIMITS: flag('on').describe('Rate limits per account and address; off only for benchmarks'),
  CHECK_ANSWERS: flag('off').describe('Check every answer against the contract, as development and tests do'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn').describe('Log level'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .optional()
    .describe('Separate port for /metrics; without it there are no metrics'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('Address that port listens on; by default this machine only'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('Token required to read /metrics (Authorization: Bearer …); without it none is required'),
})

/** What every sign-in provider gives a service that it knows. */
interface PlainProvider {
  clientId: string
  clientSecret: string
}

/** Sign-in providers that are switched on. */
interface Providers {
  google: (PlainProvider & { issuer: string }) | undefined
  facebook: (PlainProvider & { dialogUrl: string; graphUrl: string }) | undefined
  tanet: (PlainProvider & { issuer: string; profileUrl: string | undefined }) | undefined
}

interface AiSettings {
  baseUrl: string
  apiKey: string
  model: string
}

interface S3Settings {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export interface Config {
  port: number
  host: string
  publicUrl: string
  isSecure: boolean
  /** Proxies whose X-Forwarded-For is trusted. */
  trustedProxies: TrustedProxies
  dataDir: string
  /** Undefined keeps files in the data directory. */
  s3: S3Settings | undefined
  databaseUrl: string | undefined
  databasePool: number
  /** Undefined lets nodes signal one another through the database. */
  redisUrl: string | undefined
  /** Undefined uses the keys of the file in the data directory. */
  sealingKeys: SealingKeys | undefined
  /** Undefined makes no automatic backups. `at` is a time of day in Taipei. */
  backups: { folder: string; at: string; keep: number } | undefined
  /** Bytes of stored files that are checked each night. */
  fileCheckBytes: number
  /** Bytes that one person's files may take, by plan. */
  room: Record<PlanName, number>
  /** The features with which each plan opens calls and screens. */
  planFeatures: FeaturesOfPlans
  trialDays: number
  /** In New Taiwan dollars; undefined prices are not shown. */
  prices: { plusMonth: number | undefined; plusYear: number | undefined; schoolYear: number | undefined }
  /** The account that plans are paid to; if undefined, none can be ordered. */
  payTo: PayTo | undefined
  /** Days within which an order has to be paid. */
  orderDays: number
  /** E-mail for people who want another plan. */
  planMail: string | undefined
  demo: boolean
  smtpUrl: string | undefined
  mailFrom: string
  /** E-mails told at once when a report says that a person may be in danger. */
  safetyMails: readonly string[]
  staffEmail: string | undefined
  educationalDomains: readonly string[]
  providers: Providers
  ffmpegPath: string | undefined
  sofficePath: string | undefined
  /** Undefined makes suggestions in this process. */
  ai: AiSettings | undefined
  /** Hosts, and origins taken literally. */
  pushServices: readonly string[]
  /** Whether pages behind links in rooms are fetched for previews. */
  linkPreviews: boolean
  /** Who has the assistant: nobody if it is off, and nobody at these schools. */
  assistant: { isOn: boolean; schoolsOff: readonly string[] }
  rateLimits: boolean
  /** On in development and tests; costs as much as making the answers. */
  checkAnswers: boolean
  logLevel: string
  /** Undefined serves no figures. Without a token, nobody has to send one to read them. */
  metrics: { port: number; host: string; token: string | undefined } | undefined
}

/**
 * Reads the settings; throws a sentence that names a wrong one, which stops the start. Empty values count as absent.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given, { error: plainly })
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These settings are wrong: ${problems.join('; ')}`)
  }
  const value = parsed.data
  const publicUrl = (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/$/, '')
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl,
    isSecure: publicUrl.startsWith('https:'),
    trustedProxies: value.TRUST_PROXY,
    dataDir: resolve(value.DATA_DIR),
    s3: readS3(value),
    databaseUrl: value.DATABASE_URL,
    databasePool: value.DATABASE_POOL,
    redisUrl: value.REDIS_URL,
    sealingKeys: readSealingKeys(value),
    backups: readBackups(value),
    fileCheckBytes: Math.round(value.FILE_CHECK_GB * bytesPerGigabyte),
    room: {
      free: Math.round(value.ROOM_FREE_GB * bytesPerGigabyte),
      plus: Math.round(value.ROOM_PLUS_GB * bytesPerGigabyte),
      school: Math.round(value.ROOM_SCHOOL_GB * bytesPerGigabyte),
    },
    planFeatures: {
      free: value.PLAN_FREE_FEATURES,
      plus: value.PLAN_PLUS_FEATURES,
      school: value.PLAN_SCHOOL_FEATURES,
    },
    trialDays: value.TRIAL_DAYS,
    prices: {
      plusMonth: value.PRICE_PLUS_MONTH,
      plusYear: value.PRICE_PLUS_YEAR,
      schoolYear: value.PRICE_SCHOOL_YEAR,
    },
    payTo: readPayTo(value),
    orderDays: value.ORDER_DAYS,
    planMail: value.PLAN_MAIL,
    demo: value.DEMO,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    safetyMails: value.SAFETY_MAILS,
    staffEmail: value.STAFF_EMAIL?.toLowerCase(),
    educationalDomains: value.EDUCATIONAL_DOMAINS,
    providers: readProviders(value),
    ffmpegPath: value.FFMPEG_PATH,
    sofficePath: value.SOFFICE_PATH,
    ai: readAi(value),
    pushServices: value.PUSH_SERVICES,
    linkPreviews: value.LINK_PREVIEWS,
    assistant: { isOn: value.ASSISTANT, schoolsOff: value.ASSISTANT_SCHOOLS_OFF },
    rateLimits: value.RATE_LIMITS,
    checkAnswers: value.CHECK_ANSWERS,
    logLevel: value.LOG_LEVEL,
    metrics:
      value.METRICS_PORT === undefined
        ? undefined
        : { port: value.METRICS_PORT, host: value.METRICS_HOST, token: value.METRICS_TOKEN },
  }
}

/** Throws unless the bank account is complete or absent: with a part of it, money would go astray. */
function readPayTo(value: z.output<typeof settings>): PayTo | undefined {
  const { BANK_CODE: bankCode, BANK_NAME: bankName, BANK_ACCOUNT: account, BANK_ACCOUNT_NAME: accountName } = value
  if (bankCode && bankName && account && accountName) return { bankCode, bankName, account, accountName }
  if (bankCode || bankName || account || accountName) {
    throw new Error(
      'These settings are wrong: BANK_CODE, BANK_NAME, BANK_ACCOUNT and BANK_ACCOUNT_NAME belong together; set all of them or none',
    )
  }
  return undefined
}

/** The message never contains a key, since it ends up in a log. */
function readSealingKeys({ SEALING_KEYS: keys }: z.output<typeof settings>): SealingKeys | undefined {
  if (keys === undefined) return undefined
  try {
    return sealingKeys(keys)
  } catch (error) {
    throw new Error(`These settings are wrong: SEALING_KEYS: ${error instanceof Error ? error.message : 'no keys'}`)
  }
}

/** Throws at the start for settings with which the first nightly backup would fail. */
function readBackups(value: z.output<typeof settings>): Config['backups'] {
  const { BACKUP_DIR: given, BACKUP_AT: at, BACKUP_KEEP: keep, DATABASE_URL: url } = value
  if (given === undefined) return undefined
  if (url !== undefined) {
    throw new Error(
      'These settings are wrong: BACKUP_DIR is for the embedded database; back the server of DATABASE_URL up with its own tools',
    )
  }
  const folder = resolve(given)
  if (`${folder}/`.startsWith(`${resolve(value.DATA_DIR)}/`)) {
    throw new Error('These settings are wrong: BACKUP_DIR lies in DATA_DIR, and would be lost together with it')
  }
  return { folder, at, keep }
}

function readAi(value: z.output<typeof settings>): AiSettings | undefined {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = value
  if (baseUrl && apiKey && model) return { baseUrl, apiKey, model }
  if ([baseUrl, apiKey, model].every((one) => one === undefined)) return undefined
  throw new Error('These settings are wrong: AI_BASE_URL, AI_API_KEY and AI_MODEL belong together')
}

function readProviders(value: z.output<typeof settings>): Providers {
  const google = clientOf('GOOGLE', value.GOOGLE_CLIENT_ID, value.GOOGLE_CLIENT_SECRET)
  const facebook = clientOf('FACEBOOK', value.FACEBOOK_CLIENT_ID, value.FACEBOOK_CLIENT_SECRET)
  const tanet = clientOf('TANET', value.TANET_CLIENT_ID, value.TANET_CLIENT_SECRET)
  const { TANET_ISSUER: issuer, TANET_PROFILE_URL: profileUrl } = value
  if ((tanet === undefined) !== (issuer === undefined)) {
    throw new Error('These settings are wrong: TANET_CLIENT_ID, TANET_CLIENT_SECRET and TANET_ISSUER belong together')
  }
  return {
    google: google && { ...google, issuer: value.GOOGLE_ISSUER },
    facebook: facebook && { ...facebook, dialogUrl: value.FACEBOOK_DIALOG_URL, graphUrl: value.FACEBOOK_GRAPH_URL },
    tanet: tanet && issuer ? { ...tanet, issuer, profileUrl } : undefined,
  }
}

function clientOf(name: string, clientId: string | undefined, clientSecret: string | undefined) {
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret }
  if (clientId === undefined && clientSecret === undefined) return undefined
  throw new Error(`These settings are wrong: ${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together`)
}

/** Throws unless all are set or none: half a store would only be noticed at the first upload. */
function readS3(value: z.output<typeof settings>): S3Settings | undefined {
  const given = {
    endpoint: value.S3_ENDPOINT,
    bucket: value.S3_BUCKET,
    accessKeyId: value.S3_ACCESS_KEY_ID,
    secretAccessKey: value.S3_SECRET_ACCESS_KEY,
  }
  const { endpoint, bucket, accessKeyId, secretAccessKey } = given
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return { endpoint, region: value.S3_REGION, bucket, accessKeyId, secretAccessKey }
  }
  if (Object.values(given).every((one) => one === undefined)) return undefined
  throw new Error(
    'These settings are wrong: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together',
  )
}

/** Name, meaning and default of every setting, as in the README's table. */
export const settingList = Object.entries(settings.shape).map(([name, schema]) => {
  const absent = schema.safeParse(undefined).data
  const fallback = typeof absent === 'boolean' ? (absent ? 'on' : 'off') : String(absent ?? '')
  return { name, meaning: schema.description ?? '', fallback }
})
