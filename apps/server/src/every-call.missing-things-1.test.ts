import { testMissingThings } from './testing/missing-things.ts'

testMissingThings(0, 2)
