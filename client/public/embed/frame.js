// Runs within the frame, which has no origin, no storage and no cookies of its own.
(() => {
  const tell = () => {
    parent.postMessage(
      { passa: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) },
      '*',
    );
  };
  new ResizeObserver(tell).observe(document.body);
  tell();

  const form = document.querySelector('form');
  if (!form) return;
  const choices = [...form.querySelectorAll('select')];
  const total = form.querySelector('.total');
  const buttons = [...form.querySelectorAll('button')];
  const free = form.querySelector('.free');
  const opened = form.querySelector('.opened');

  /** Amounts are decimal texts: counted in their smallest parts, since doubles would round them. */
  const unitsOf = (text) => {
    const [whole, part = ''] = text.split('.');
    return BigInt(whole + part.padEnd(7, '0'));
  };
  const written = (units, currency) => {
    const text = String(units).padStart(8, '0');
    const part = text.slice(-7).replace(/0+$/, '').padEnd(2, '0');
    const whole = BigInt(text.slice(0, -7));
    return document.documentElement.lang === 'fr'
      ? `${whole.toLocaleString('en').replaceAll(',', '\u00a0')},${part} ${currency}`
      : `${currency} ${whole.toLocaleString('en')}.${part}`;
  };
  const count = () => {
    const sums = new Map();
    let tickets = 0;
    for (const { value, dataset } of choices) {
      tickets += Number(value);
      const sum = unitsOf(dataset.price) * BigInt(value);
      if (Number(value) > 0) sums.set(dataset.currency, (sums.get(dataset.currency) ?? 0n) + sum);
    }
    total.hidden = tickets === 0;
    total.querySelector('b').textContent = [...sums]
      .map(([currency, units]) => written(units, currency))
      .join(' + ');
    // Free tickets need no way to pay.
    const isFree = free !== null && tickets > 0 && [...sums.values()].every((units) => units === 0n);
    for (const button of buttons) {
      button.disabled = tickets === 0;
      if (free) button.hidden = (button === free) !== isFree;
    }
    for (const part of form.querySelectorAll('.paid')) part.hidden = isFree;
  };
  form.addEventListener('change', count);
  form.addEventListener('submit', ({ submitter }) => {
    // Later: a button that is disabled now would not be sent.
    setTimeout(() => {
      for (const button of buttons) button.disabled = true;
      if (submitter?.formTarget === '_blank') {
        for (const part of form.children) part.hidden = part !== opened;
      } else if (submitter) submitter.textContent = submitter.dataset.wait;
    }, 0);
  });
  count();
})();
