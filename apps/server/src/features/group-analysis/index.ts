import type { Feature } from '../../platform/feature.ts'
import { schoolThings } from '../../platform/measures/school-things.ts'
import { groupAnalysisRoutes } from './group-analysis.routes.ts'
import { groupsOfSchool } from './school/groups-of-school.declaration.ts'

export const groupAnalysisFeature: Feature = {
  name: 'group-analysis',
  has: [schoolThings(groupsOfSchool)],
  routes: groupAnalysisRoutes,
}
