/** The policies of the other provider: HTML of an old editor with a trick in it, and of the three only this one. */
export const privacypolicy = (): unknown => ({
  data: {
    privacypolicy: {
      privacypolicy: {
        en: [
          '<h1 style="color:red">How we treat your data</h1>',
          '<p><font size="2"><b>1. What we keep</b></font> Your name &amp; number. <img src=x onerror="document.title=1"></p>',
          '<p>2. For how long. Since May 2026. Until you tell us.</p><ul><li>by letter</li><li>by <a href="https://rivers.example/post" target="_top">post</a></li></ul>',
          '<p onclick="alert(1)">3. Where to read more: <a href="/terms">our terms</a>, <a href="javascript:alert(1)">a trick</a>.</p>',
          '<script>document.title = "taken"</script>',
        ].join('\n'),
      },
    },
  },
})
