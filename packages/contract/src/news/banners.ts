import { z } from 'zod'
import { broadcastRoles } from '../broadcasts/audience.ts'
import { endpoint } from '../endpoint.ts'
import { unique } from '../posts/record-parts.ts'
import { planNames } from '../shell/features.ts'
import { givenEnd, givenTime, id, text, time } from '../text.ts'
import { newsLimits } from './limits.ts'

const access = 'staff:operator'
const params = z.object({ id })
const done = z.object({ ok: z.literal(true) })

/** The same statement in both languages. */
const both = z.object({ tw: z.string(), en: z.string() })

const banner = z.object({
  id,
  /** Address of the picture's bytes; it changes whenever they do. */
  picture: z.string(),
  /** Alternative text of the picture. */
  alt: both,
  /** Target: a path of the product beginning with `/`, or an external address; null: none. */
  link: z.string().nullable(),
})
export type Banner = z.infer<typeof banner>

export const listBanners = endpoint({
  method: 'GET',
  path: '/api/v2/banner/list',
  summary: 'Banners that are shown now to whoever asks, in their order',
  access: 'public',
  answers: z.object({ items: z.array(banner) }),
  refusals: [],
})

export const readBannerPicture = endpoint({
  method: 'GET',
  path: '/api/v2/banner/:id/picture',
  summary: 'The picture of a banner that is shown now; staff see those of all',
  access: 'public',
  params,
  answers: 'bytes',
  refusals: ['BANNER_NOT_FOUND', 'FILE_NOT_FOUND', 'FILE_BYTES_GONE', 'CONVERSION_PENDING', 'CONVERSION_FAILED'],
})

const keptBanner = banner.extend({
  roles: z.array(z.enum(broadcastRoles)),
  plans: z.array(z.enum(planNames)),
  startsAt: time,
  endsAt: time,
  place: z.int(),
  state: z.enum(['planned', 'shown', 'over']),
})
export type KeptBanner = z.infer<typeof keptBanner>

export const listAllBanners = endpoint({
  method: 'GET',
  path: '/api/v2/admin/banners',
  summary: 'All banners, those shown and planned in their order, then those that are over, newest first',
  access,
  answers: z.object({ items: z.array(keptBanner) }),
  refusals: [],
})

/** A path (`/help`) or an address (`https://…`). */
const link = text({ min: 1, max: newsLimits.link, oneLine: true }).refine(
  (address) => /^\/(?!\/)/.test(address) || z.url({ protocol: /^https$/ }).safeParse(address).success,
  { error: 'url' },
)

const alt = text({ min: 1, max: newsLimits.alt, oneLine: true })

const written = z.object({
  alt: z.object({ tw: alt, en: alt }),
  link: link.nullable(),
  roles: z
    .array(z.enum(broadcastRoles, { error: 'invalid' }))
    .max(broadcastRoles.length)
    .refine(unique, { error: 'duplicate' }),
  plans: z
    .array(z.enum(planNames, { error: 'invalid' }))
    .max(planNames.length)
    .refine(unique, { error: 'duplicate' }),
  startsAt: givenTime,
  endsAt: givenEnd,
  place: z
    .int({ error: 'invalid' })
    .min(newsLimits.place.min, { error: 'invalid' })
    .max(newsLimits.place.max, { error: 'invalid' }),
})

const inOrder = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => startsAt < endsAt
const endFirst = { error: 'too_soon', path: ['endsAt'] }

export const makeBanner = endpoint({
  method: 'POST',
  path: '/api/v2/admin/banners',
  summary: 'Make a banner of a picture of mine, of which a copy is kept; the same clientId again changes nothing',
  access,
  body: written.extend({ clientId: id, fileId: id }).refine(inOrder, endFirst),
  answers: keptBanner,
  refusals: [
    'FILE_NOT_FOUND',
    'FILE_NOT_PICTURE',
    'BANNER_PICTURE_SHAPE',
    'BANNER_LIMIT_REACHED',
    'CONVERSION_PENDING',
    'CONVERSION_FAILED',
  ],
})

export const changeBanner = endpoint({
  method: 'PATCH',
  path: '/api/v2/admin/banners/:id',
  summary: 'Change a banner; its picture stays',
  access,
  params,
  body: written.refine(inOrder, endFirst),
  answers: keptBanner,
  refusals: ['BANNER_NOT_FOUND'],
})

export const removeBanner = endpoint({
  method: 'DELETE',
  path: '/api/v2/admin/banners/:id',
  summary: 'Remove a banner and its picture',
  access,
  params,
  answers: done,
  refusals: ['BANNER_NOT_FOUND'],
})

export const bannerCalls = [
  listBanners,
  readBannerPicture,
  listAllBanners,
  makeBanner,
  changeBanner,
  removeBanner,
] as const
