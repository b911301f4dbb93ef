// A fake SSLCommerz for the browser tests, in its wire format as far as they need it: a session, its page on another site, which
// posts the shopper back cross-site, and the validation API. A complete one tests the protocol in the Rust tests
// (tests/support/payments).
import { createServer } from 'node:http';

const port = Number(process.argv[2]);
const sessions = new Map();
/**
 * Sessions of these customers fail, as if the provider were down: addresses that begin with `down-`, until `/up/ADDRESS` is
 * requested.
 */
const up = new Set();
const isDown = (address) => address.startsWith('down-') && !up.has(address);

function answer(response, body, type = 'application/json') {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8` });
  response.end(type === 'application/json' ? JSON.stringify(body) : body);
}

async function fieldsOf(request) {
  let text = '';
  for await (const part of request) text += part;
  return new URLSearchParams(text);
}

function described(number, { sent, status }) {
  const amount = sent.get('total_amount');
  const currency = sent.get('currency');
  return {
    status,
    tran_id: number,
    val_id: `val${number}`,
    amount,
    store_amount: amount,
    currency: 'BDT',
    bank_tran_id: `bank${number}`,
    card_type: 'VISA-Test',
    currency_type: currency,
    currency_amount: amount,
    currency_rate: '1.0000',
    risk_level: '0',
    risk_title: 'Safe',
    APIConnect: 'DONE',
  };
}

/** A page of the provider: each of its buttons posts to the shop. */
function page(number, { sent }) {
  const form = (label, to, status) =>
    `<form method="post" action="${sent.get(to)}"><input type="hidden" name="tran_id" value="${number}">` +
    `<input type="hidden" name="status" value="${status}"><button formaction="/leave/${number}/${status}">${label}</button></form>`;
  const forms = [form('Pay', 'success_url', 'VALID'), form('Fail', 'fail_url', 'FAILED')];
  return `<!doctype html><html lang="en"><title>Pay</title><h1>Pay</h1>${forms.join('')}</html>`;
}

/** Stores the result, and posts the shopper to the shop. */
function leave(number, status) {
  const session = sessions.get(number);
  session.status = status;
  const to = session.sent.get(status === 'VALID' ? 'success_url' : 'fail_url');
  return (
    `<!doctype html><html lang="en"><title>Back</title><form method="post" action="${to}">` +
    `<input type="hidden" name="tran_id" value="${number}"><input type="hidden" name="status" value="${status}"></form>` +
    '<script>document.forms[0].submit()</script></html>'
  );
}

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, `http://127.0.0.1:${port}`);
  const [, first, number, status] = pathname.split('/');
  const known = sessions.get(number);
  if (pathname === '/gwprocess/v4/api.php') {
    const sent = await fieldsOf(request);
    const tranId = sent.get('tran_id');
    if (isDown(sent.get('cus_email') ?? '')) return response.writeHead(503).end();
    sessions.set(tranId, { sent, status: '' });
    const GatewayPageURL = `http://127.0.0.1:${port}/pay/${tranId}`;
    return answer(response, { status: 'SUCCESS', failedreason: '', sessionkey: tranId, GatewayPageURL });
  }
  if (pathname === '/validator/api/validationserverAPI.php') {
    const id = (searchParams.get('val_id') ?? '').replace(/^val/, '');
    const session = sessions.get(id);
    const isValid = session?.status === 'VALID';
    return answer(response, isValid ? described(id, session) : { status: 'INVALID_TRANSACTION', APIConnect: 'DONE' });
  }
  if (pathname === '/validator/api/merchantTransIDvalidationAPI.php') {
    const id = searchParams.get('tran_id') ?? '';
    const session = sessions.get(id);
    const element = session?.status ? [described(id, session)] : [];
    return answer(response, { APIConnect: 'DONE', no_of_trans_found: element.length, element });
  }
  if (first === 'pay' && known) return answer(response, page(number, known), 'text/html');
  if (first === 'leave' && known) return answer(response, leave(number, status), 'text/html');
  if (first === 'up') return answer(response, { ready: Boolean(up.add(decodeURIComponent(number))) });
  if (pathname === '/') return answer(response, { ready: true });
  response.writeHead(404).end();
}).listen(port, '127.0.0.1');
