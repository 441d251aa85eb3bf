import type { LifePart } from '../../testing/life.ts'
import { publishingLife } from './publishing/publishing.life.fixture.ts'

export const life: LifePart = publishingLife
