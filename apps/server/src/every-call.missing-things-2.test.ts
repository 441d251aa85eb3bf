import { testMissingThings } from './testing/missing-things.ts'

testMissingThings(1, 2)
