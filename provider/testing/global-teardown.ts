export default async function tearDown() {
  await globalThis.testCluster?.stop()
}
