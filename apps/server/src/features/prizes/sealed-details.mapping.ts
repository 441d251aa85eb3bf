import type { AskedPart } from '@learntrail/contract/prizes/asked'
import type { DetailsGiven } from '@learntrail/contract/prizes/details'
import type { Signature } from '@learntrail/contract/signature/signature'
import { open, type SealingKeys, seal } from '../../platform/sealing/sealing.ts'
import type { prizeDetails } from './prizes.tables.ts'

export type DetailField = (typeof prizeDetails.$inferSelect)['field']

/** The part of the form that a field belongs to. */
export const partOf: Record<DetailField, AskedPart> = {
  recipient: 'recipient',
  address: 'address',
  phone: 'phone',
  signature: 'signature',
  guardian: 'guardian',
  idFront: 'idImages',
  idBack: 'idImages',
}

export interface SealedDetail {
  field: DetailField
  sealed: Buffer
}

/** Seals the parts that were asked for, each for its place; drops everything else. */
export function sealDetails(
  keys: SealingKeys,
  applicationId: string,
  asked: readonly AskedPart[],
  { recipient, address, phone, signature, idImages }: Omit<DetailsGiven, 'guardian'>,
  guardianEmail: string | undefined,
): SealedDetail[] {
  const values: Partial<Record<DetailField, string | Buffer>> = {
    recipient,
    address,
    phone,
    guardian: guardianEmail,
    signature: signature && JSON.stringify(signature),
    idFront: idImages && Buffer.from(idImages.front, 'base64'),
    idBack: idImages && Buffer.from(idImages.back, 'base64'),
  }
  return (Object.keys(partOf) as DetailField[]).flatMap((field) => {
    const value = values[field]
    if (value === undefined || !asked.includes(partOf[field])) return []
    return [{ field, sealed: seal(keys, { id: applicationId, field }, Buffer.from(value)) }]
  })
}

export type OpenedDetail = { is: 'open'; value: Buffer } | { is: 'unreadable' }

/** Opens details; a part that no key reads or that is damaged is marked unreadable and stops nothing. */
export function openDetails(
  keys: SealingKeys,
  applicationId: string,
  details: readonly SealedDetail[],
): Partial<Record<DetailField, OpenedDetail>> {
  return Object.fromEntries(
    details.map(({ field, sealed }) => {
      const opened = open(keys, { id: applicationId, field }, sealed)
      return [field, opened.is === 'open' ? { is: 'open', value: opened.bytes } : { is: 'unreadable' }]
    }),
  )
}

const textIn = (detail: OpenedDetail | undefined) => (detail?.is === 'open' ? detail.value.toString('utf8') : null)
const signatureIn = (detail: OpenedDetail | undefined): Signature | null => {
  const text = textIn(detail)
  return text === null ? null : (JSON.parse(text) as Signature)
}

/** Returns details for the applicant and the guardian: null for a part that was not asked for or cannot be read. */
export function shownDetails(opened: Partial<Record<DetailField, OpenedDetail>>) {
  return {
    recipient: textIn(opened.recipient),
    address: textIn(opened.address),
    phone: textIn(opened.phone),
    signature: signatureIn(opened.signature),
    guardianEmail: textIn(opened.guardian),
  }
}

export type Shown<Value> = { is: 'open'; value: Value } | { is: 'unreadable' } | undefined

function as<Value>(detail: OpenedDetail | undefined, read: (value: Buffer) => Value): Shown<Value> {
  return detail?.is === 'open' ? { is: 'open', value: read(detail.value) } : detail
}

/** Returns details for staff, who are told which parts cannot be read. */
export function handledDetails(opened: Partial<Record<DetailField, OpenedDetail>>) {
  const text = (value: Buffer) => value.toString('utf8')
  const image = (value: Buffer) => value.toString('base64')
  return {
    recipient: as(opened.recipient, text),
    address: as(opened.address, text),
    phone: as(opened.phone, text),
    signature: as(opened.signature, (value) => JSON.parse(text(value)) as Signature),
    guardian: as(opened.guardian, text),
    idFront: as(opened.idFront, image),
    idBack: as(opened.idBack, image),
  }
}
