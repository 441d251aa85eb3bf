import type { PlanLook, PlanTime } from '@learntrail/contract/plans/facts'
import { downloadPlan, viewPlanPdf } from '@learntrail/contract/plans/plans'
import type { FastifyInstance } from 'fastify'
import type { Person } from '../../../platform/access/person.ts'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { downloadHeaders, viewHeaders } from '../../files/index.ts'
import { readSealed } from '../editions/read-sealed.service.ts'
import { printPlan } from './print-plan.service.ts'

export function planFormRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, downloadPlan, async ({ person, params, query, reply }) => {
    const { pdf, name } = await pdfOf(platform, person, params.id, query)
    return reply.headers(downloadHeaders('application/pdf', name)).send(pdf)
  })
  bind(app, viewPlanPdf, async ({ person, query, reply }) => {
    const { pdf, name } = await pdfOf(platform, person, query.projectId, query)
    return reply.headers(viewHeaders('application/pdf', name)).send(pdf)
  })
}

/**
 * Returns the newest sealed document when that is asked for and the person may read one; otherwise prints the plan as
 * it is now, as its reader may see it.
 */
async function pdfOf(
  platform: Platform,
  person: Pick<Person, 'id'>,
  id: string,
  { look, of }: { look: PlanLook; of: PlanTime },
) {
  const sealed = of === 'sealed' ? await readSealed(platform, person, id, look) : undefined
  return sealed ?? printPlan(platform, person, id, look)
}
