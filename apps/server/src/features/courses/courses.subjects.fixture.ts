import type { FeatureSubjects } from '../../testing/subject.ts'
import { publishingSubjects } from './publishing/publishing.subjects.fixture.ts'

export const subjects: FeatureSubjects = publishingSubjects
