import {
  listCounties,
  listDepartments,
  listDisciplines,
  listGrades,
  listJobCategories,
  listOtherUnitCategories,
  listSchools,
  listTitles,
} from '@learntrail/contract/profiles/organization'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as lists from './organization-lists.mapping.ts'
import { findSchools } from './schools.repository.ts'

export function organizationRoutes(app: FastifyInstance, { db }: Platform): void {
  bind(app, listSchools, async ({ query }) => {
    const found = await findSchools(db, { ...query, limit: query.limit + 1 })
    return { schools: found.slice(0, query.limit), hasMore: found.length > query.limit }
  })
  bind(app, listGrades, async ({ query }) => ({ grades: lists.grades(query.schoolType) }))
  bind(app, listTitles, async ({ query }) => ({ titles: lists.teacherTitles(query.schoolType) }))
  bind(app, listCounties, async () => ({ counties: lists.counties() }))
  bind(app, listDisciplines, async ({ query }) => ({ disciplines: lists.disciplines(query.schoolType) }))
  bind(app, listDepartments, async ({ query }) => ({
    departments: lists.departments(query.discipline, query.schoolType),
  }))
  bind(app, listOtherUnitCategories, async () => ({ industries: lists.industries() }))
  bind(app, listJobCategories, async () => ({ jobCategories: lists.jobCategories() }))
}
