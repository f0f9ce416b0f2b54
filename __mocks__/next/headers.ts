/** No test stands within a request of Next, which alone knows whether somebody looks at a draft: here nobody does, unless a test says so. */
module.exports = {
  ...jest.requireActual<object>('next/headers'),
  draftMode: async () => ({ isEnabled: false }),
}
