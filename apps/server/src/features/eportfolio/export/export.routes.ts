import * as calls from '@learntrail/contract/eportfolio/eportfolios'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { exportDraft } from './export.service.ts'
import { makeFurtherForm } from './forms.service.ts'
import * as own from './own-eportfolios.service.ts'
import { addUploaded } from './upload.service.ts'
import { cancelExport, removeVersion } from './versions.service.ts'

export function exportRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.exportEPortfolio, ({ person, body }) =>
    'fileId' in body ? addUploaded(platform, person, body) : exportDraft(platform, person, body),
  )
  bind(app, calls.makeEPortfolioForm, ({ person, params, body }) => makeFurtherForm(platform, person, params.id, body))
  bind(app, calls.cancelExport, async ({ person, params: { number: version, ...params } }) => {
    await cancelExport(platform, person, { ...params, version })
    return { ok: true }
  })
  bind(app, calls.removeEPortfolioVersion, async ({ person, params }) => {
    await removeVersion(platform, person, params)
    return { ok: true }
  })
  bind(app, calls.listMyEPortfolios, ({ person, query }) => own.listOwn(platform, person, query))
  bind(app, calls.changeEPortfolio, ({ person, params, body }) => own.change(platform, person, params.id, body))
  bind(app, calls.deleteEPortfolio, async ({ person, params }) => {
    await own.remove(platform, person, params.id)
    return { ok: true }
  })
}
