import { startCluster, type Cluster } from './postgres-cluster'

declare global {
  var testCluster: Cluster | undefined
}

/** Starts one PostgreSQL for all test files of the provider; each makes a database of its own in it. */
export default async function setUp() {
  globalThis.testCluster = await startCluster()
  process.env.TEST_POSTGRES_URL = globalThis.testCluster.url('postgres')
}
