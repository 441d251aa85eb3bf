import { eventKind } from '../event.ts'

type Titled = { title: string }

// The subject is the e-portfolio.

type Made = Titled & { ownerId: string; type: string; version: number }
export const ePortfolioExported = eventKind<Made>('eportfolio.exported')
export const exportFailed = eventKind<Made & { failure: string }>('eportfolio.export_failed')
export const ePortfolioUploaded = eventKind<Titled>('eportfolio.uploaded')
export const ePortfolioChanged = eventKind<Titled>('eportfolio.changed')
export const ePortfolioExhibited = eventKind<Titled>('eportfolio.exhibited')
export const ePortfolioWithdrawn = eventKind<Titled>('eportfolio.withdrawn')
export const ePortfolioDeleted = eventKind<Titled>('eportfolio.deleted')
export const ePortfolioLiked = eventKind<{ ownerId: string }>('eportfolio.liked')
