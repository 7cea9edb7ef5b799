"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const byId = id => document.getElementById(id);
  const number = (value, digits = 0) => value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const figures = value => number(value, value < 0.1 && value > 0 ? 4 : value < 10 ? 2 : value < 100 ? 1 : 0);

  function element(name, text, className) {
    const created = document.createElement(name);
    if (text !== undefined) created.textContent = text;
    if (className) created.className = className;
    return created;
  }

  // Tables: a press on a heading sorts, a second one turns the order round. Cells without a number go last.
  function valueOf(row, column) {
    const text = row.cells[column].textContent.replace(/^\*/, "").trim();
    const parsed = parseFloat(text.replace(/,/g, ""));
    return Number.isNaN(parsed) ? text : parsed;
  }

  function order(one, two) {
    if (typeof one === "number" && typeof two === "number") return one - two;
    if (typeof one === "number") return -1;
    if (typeof two === "number") return 1;
    return one.localeCompare(two);
  }

  for (const table of document.querySelectorAll("table:not(#calc-table)")) {
    const headings = [...table.tHead.rows[0].cells];
    headings.forEach((heading, column) => {
      const button = element("button", heading.textContent);
      button.type = "button";
      heading.replaceChildren(button);
      heading.setAttribute("aria-sort", "none");
      button.addEventListener("click", () => {
        const down = heading.getAttribute("aria-sort") === "ascending";
        for (const other of headings) other.setAttribute("aria-sort", "none");
        heading.setAttribute("aria-sort", down ? "descending" : "ascending");
        const body = table.tBodies[0];
        const rows = [...body.rows].sort((one, two) => order(valueOf(one, column), valueOf(two, column)));
        body.append(...(down ? rows.reverse() : rows));
      });
    });
  }

  // Samples: a strip of dots per launch, drawn when somebody asks for it.
  const svgName = "http://www.w3.org/2000/svg";
  function drawn(name, attributes) {
    const shape = document.createElementNS(svgName, name);
    for (const key in attributes) shape.setAttribute(key, attributes[key]);
    return shape;
  }

  function strip(row) {
    const launches = data.samples[row], all = launches.flat(), width = 640, line = 22;
    const low = Math.min(...all), high = Math.max(...all), scale = (width - 40) / (high - low || 1);
    const svg = drawn("svg", { viewBox: `0 0 ${width} ${launches.length * line + 24}`, role: "img" });
    svg.setAttribute("aria-label", `${all.length} samples of ${row} in ${launches.length} launches, ${figures(low)} to ${figures(high)} ns`);
    launches.forEach((launch, index) => {
      for (const sample of launch) {
        svg.append(drawn("circle", { class: "bar", "fill-opacity": 0.6, r: 5, cx: 20 + (sample - low) * scale, cy: 12 + index * line }));
      }
    });
    for (const [x, anchor, value] of [[12, "start", low], [width - 12, "end", high]]) {
      const text = drawn("text", { x, y: launches.length * line + 18, "text-anchor": anchor, class: "quiet" });
      text.textContent = `${figures(value)} ns`;
      svg.append(text);
    }
    const holder = element("div", undefined, "strip");
    holder.append(svg);
    return holder;
  }

  for (const button of document.querySelectorAll("button.samples")) {
    if (!data.samples[button.dataset.row]) continue;
    button.hidden = false;
    button.setAttribute("aria-expanded", "false");
    button.setAttribute("aria-label", `samples of ${button.dataset.row}`);
    button.addEventListener("click", () => {
      const open = button.getAttribute("aria-expanded") === "true";
      button.setAttribute("aria-expanded", String(!open));
      if (open) button.nextElementSibling.remove();
      else button.after(strip(button.dataset.row));
    });
  }

  // The calculator. A byte over 1 MB/s takes 1000 ns.
  const calculator = byId("calculator");
  if (!calculator) return;
  const inputs = ["model", "link", "bandwidth", "rate", "cores", "latency"].map(name => byId(`calc-${name}`));
  const [model, link, bandwidth, rate, cores, latency] = inputs;
  data.models.forEach((entry, index) => {
    const option = element("option", entry.title);
    option.value = index;
    model.append(option);
  });
  const transfer = (mode, speed) => mode.bytes * 1000 / speed;

  const smallestOf = modes => modes.reduce((best, mode) => mode.bytes < best.bytes || (mode.bytes === best.bytes && mode.code < best.code) ? mode : best);
  const fastestOf = modes => modes.reduce((best, mode) => mode.code < best.code ? mode : best);

  // The words of LinkReason.
  function reasonOf(modes, best, speed) {
    const smallest = smallestOf(modes), fastest = fastestOf(modes);
    const code = (less, more) => number(more.code - less.code);
    const onLink = (less, more) => number(transfer(more, speed) - transfer(less, speed));
    if (best === smallest && best === fastest) return "fewest bytes and fastest code";
    if (best === smallest) return `fewest bytes: they save ${onLink(best, fastest)} ns of link on ${fastest.id}, whose fastest code saves ${code(fastest, best)} ns`;
    if (best === fastest) return `fastest code: it saves ${code(best, smallest)} ns on ${smallest.id}, whose fewest bytes save ${onLink(smallest, best)} ns of link`;
    return `lowest sum: ${code(best, smallest)} ns of code less than ${smallest.id} with the fewest bytes, ${onLink(best, fastest)} ns of link less than ${fastest.id} with the fastest code`;
  }

  function changesOf(modes) {
    let current = smallestOf(modes);
    const changes = [`slow links: ${current.id}`];
    for (;;) {
      const next = modes.filter(mode => mode.bytes > current.bytes && mode.code < current.code)
        .map(mode => ({ mode, at: (mode.bytes - current.bytes) * 1000 / (current.code - mode.code) }))
        .sort((one, two) => one.at - two.at || one.mode.code - two.mode.code)[0];
      if (!next) return changes;
      changes.push(`from ${number(next.at)} MB/s on ${next.mode.id}`);
      current = next.mode;
    }
  }

  function calculate() {
    const chosen = data.models[Number(model.value)];
    const [speed, perSecond, available, endToEnd] = [bandwidth, rate, cores, latency].map(input => Number(input.value));
    const body = byId("calc-table").tBodies[0];
    const answer = byId("calc-answer");
    if (!(speed > 0 && perSecond >= 0 && available > 0 && endToEnd > 0)) {
      answer.textContent = "Bandwidth, cores and latency must be above 0, messages per second at least 0.";
      body.replaceChildren();
      return;
    }
    const rows = chosen.modes.map(mode => {
      const row = { mode, link: transfer(mode, speed), needs: perSecond * mode.code / 1e9, network: perSecond * mode.bytes / 1e6 };
      row.total = mode.code + row.link;
      row.fits = [row.needs > available ? "too few cores" : "", row.network > speed ? "link too slow" : ""].filter(Boolean).join(", ");
      return row;
    }).sort((one, two) => one.total - two.total);
    const able = rows.filter(row => !row.fits);
    const best = able[0] || rows[0];
    const asGood = rows.filter(row => row !== best && (row.mode.low === null || best.mode.high === null || row.mode.low + row.link <= best.mode.high + best.link));
    const share = best.mode.code / (endToEnd * 1000);
    answer.dataset.best = best.mode.id;
    answer.textContent = (able.length ? `Best: ${best.mode.name}, ${reasonOf(able.map(row => row.mode), best.mode, speed)}. ` : `Nothing fits into these cores and this link; best per message: ${best.mode.name}. `)
      + `${number(best.total)} ns per message: ${number(best.mode.code)} ns code, ${number(best.link)} ns link for ${number(best.mode.bytes)} bytes `
      + `(${number(100 * best.link / best.total)} % of it). Code is ${number(100 * share, 1)} % of a latency of ${figures(endToEnd)} us. `
      + `${number(perSecond)} messages per second need ${figures(best.needs)} cores and ${figures(best.network)} MB/s (${number(100 * best.network / speed)} % of the link).`
      + (asGood.length ? ` Not to be told from it: ${asGood.map(row => row.mode.id).join(", ")}.` : "");
    byId("calc-changes").textContent = `The best mode by bandwidth: ${changesOf(chosen.modes).join("; ")}.`;
    body.replaceChildren(...rows.map(row => {
      const line = element("tr");
      const heading = element("th", row.mode.name);
      heading.scope = "row";
      line.append(heading);
      for (const text of [number(row.mode.bytes), number(row.mode.code), number(row.link), number(row.total), `${number(row.mode.code / endToEnd / 10, 1)} %`, figures(row.needs), figures(row.network)]) {
        line.append(element("td", text, "number"));
      }
      line.append(element("td", row.fits || "yes"));
      return line;
    }));
  }

  link.addEventListener("change", () => { if (link.value) bandwidth.value = link.value; else bandwidth.focus(); calculate(); });
  bandwidth.addEventListener("input", () => { link.value = [...link.options].some(option => option.value === bandwidth.value) ? bandwidth.value : ""; });
  for (const input of inputs) input.addEventListener("input", calculate);
  calculator.querySelector("form").addEventListener("submit", event => event.preventDefault());
  // An address such as report.html?bandwidth=10000 opens with these values, so that an answer can be passed on.
  for (const [name, value] of new URLSearchParams(location.search)) {
    const input = inputs.find(candidate => candidate.id === `calc-${name}`);
    if (input) input.value = value;
  }
  if (!model.value) model.value = 0;
  link.value = [...link.options].some(option => option.value === bandwidth.value) ? bandwidth.value : "";
  calculator.hidden = false;
  calculate();
})();
