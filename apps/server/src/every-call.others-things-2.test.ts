import { testOthersThings } from './testing/others-things.ts'

testOthersThings(1, 3)
