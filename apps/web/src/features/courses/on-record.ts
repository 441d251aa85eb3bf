import type { OnRecord } from '../../feature/on-record.ts'
import { RecordSource } from './reflection/record-source.tsx'

export const coursesOnRecord: OnRecord = { name: 'courses', Source: RecordSource }
