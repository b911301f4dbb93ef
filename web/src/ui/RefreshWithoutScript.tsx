// Loads the page again every ten seconds in a browser without JavaScript, while something is being processed. With JavaScript the
// page asks the API.

export function RefreshWithoutScript() {
  return (
    <noscript>
      <meta httpEquiv="refresh" content="10" />
    </noscript>
  );
}
