// The calculator: what traffic costs with each chosen row.
const traffic = byId("traffic");

// Sizes are given in the bytes of this row, because every format has its own.
function yardstickOf(set) {
  const rows = set.rows.filter(row => known(row.bytes)), idOf = row => run().serializers[row.s].id;
  return data.yardsticks.map(id => rows.find(row => idOf(row) === id)).find(Boolean) ?? rows.reduce((least, row) => !least || row.bytes < least.bytes ? row : least, undefined);
}

const axesOf = () => [...new Set((run().scaling ?? []).map(cost => cost.axis))];
const costOf = row => (run().scaling ?? []).find(cost => cost.serializer === run().serializers[row.s].id && cost.axis === choice.grow && cost.bytes > 0);

/** A row with larger or smaller messages. Its bytes change alike in all rows; its times by the measured cost of further bytes, else as the bytes do. */
function scaled(row, factor) {
  const [encode, decode] = [row.times.encode.median, row.times.decode.median], bytes = row.bytes * factor, cost = costOf(row);
  if (factor === 1) return { bytes, encode, decode, by: "as measured" };
  if (!cost) return { bytes, encode: encode * factor, decode: decode * factor, by: "bytes" };
  const grown = (time, each) => Math.max(1, time + (bytes - row.bytes) * each / cost.bytes);
  return { bytes, encode: grown(encode, cost.encode), decode: grown(decode, cost.decode), by: "measured slope" };
}

const smallestOf = modes => modes.reduce((best, mode) => mode.bytes < best.bytes || (mode.bytes === best.bytes && mode.code < best.code) ? mode : best);
const fastestOf = modes => modes.reduce((best, mode) => mode.code < best.code ? mode : best);

// Why a row is the best: its difference from the smallest row and from the fastest one.
function reasonOf(modes, best) {
  const smallest = smallestOf(modes), fastest = fastestOf(modes);
  const code = (less, more) => number(more.code - less.code);
  const onLink = (less, more) => number(more.link - less.link);
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
      .map(mode => ({ mode, at: Number(choice.fan) * (mode.bytes - current.bytes) * 1000 / (current.code - mode.code) }))
      .sort((one, two) => one.at - two.at || one.mode.code - two.mode.code)[0];
    if (!next) return changes;
    changes.push(`from ${number(next.at)} MB/s on ${next.mode.id}`);
    current = next.mode;
  }
}

/** Whether a change from the serializer that the reader has is worth it: more than a tenth of a core, or of the link. The console says the same. */
function worthOf(now, able, speed) {
  if (now === undefined) return `${shortName(choice.now)} was not timed.`;
  const { leader, leading, equal } = judge([...able.filter(mode => mode.id !== now.id), now], run().noise);
  const isWinner = leading.length === 1 && leader === now;
  if (isWinner || equal.includes(now)) return `Stay with ${now.name}: ${isWinner ? "it costs least" : `no library costs less by more than ${number((data.matters - 1) * 100)} %`}.`;
  const isMeasured = known(now.measured) && known(leader.measured), cores = isMeasured ? now.measured - leader.measured : now.summed - leader.summed, saved = (now.network - leader.network) * 8, share = data.matters - 1, all = now.network * 8;
  if (leading.includes(now)) return `Undecided: no library is proven to cost less than ${now.name} yet${leader.network < now.network ? `; ${leader.name} would save ${number(saved, 1)} of ${number(all, 1)} Mbit/s` : ""}.`;
  const isWorth = cores > share || saved > share * speed * 8, names = namesOf(leading.map(mode => mode.name));
  return `${isWorth ? `Change from ${now.name} to ${names}: it` : `Stay with ${now.name}: ${names}`} saves ${number(cores, 2)} cores${isMeasured ? ", as measured at this rate," : ""} and ${number(saved, 1)} of ${number(all, 1)} Mbit/s${all > speed * 8 ? ", more than the link carries," : ""} `
    + `at ${number(Number(choice.rate))} messages/s: ${isWorth ? "more" : "less"} than a tenth of a core or of the link.`;
}

function showTraffic(yardstick) {
  const links = data.links.map(link => [String(link.bandwidth), link.name]);
  fill(traffic.wire, [...links, ["other", "another"]], choice.wire);
  if (!traffic.wire.value) traffic.wire.value = choice.wire = "125";
  if (choice.wire === "other" && !choice.wirespeed) choice.wirespeed = "10";
  traffic.wirespeed.parentElement.hidden = choice.wire !== "other";
  fill(traffic.pack, [["", "none"], ...run().compressors.map(name => [name, name])], choice.pack);
  if (!run().compressors.includes(choice.pack)) traffic.pack.value = choice.pack = "";
  fill(traffic.now, [["", "none"], ...chosenSet().rows.map(row => run().serializers[row.s]).filter(one => !one.floor).map(one => [one.id, one.id])], choice.now);
  if (!traffic.now.value) traffic.now.value = "";
  if (!axesOf().includes(choice.grow)) choice.grow = axesOf()[0] ?? "";
  usual.grow = axesOf()[0] ?? "";
  fill(traffic.grow, axesOf().map(axis => [axis, `${axis}s`]), choice.grow);
  traffic.grow.parentElement.hidden = axesOf().length === 0 || !choice.size || Number(choice.size) === yardstick.bytes;
  byId("size-words").textContent = `Bytes of a message in ${run().serializers[yardstick.s].id}`;
  for (const name of ["size", "rate", "fan", "reads", "wirespeed", "cores", "latency"]) {
    if (traffic[name] !== document.activeElement) traffic[name].value = choice[name] || (name === "size" ? yardstick.bytes : "");
  }
}

function costs(entries, yardstick, speed) {
  const [size, rate, fan, reads, cores, latency] = [choice.size || yardstick.bytes, choice.rate, choice.fan, choice.reads, choice.cores, choice.latency].map(Number);
  const packer = run().compressors.indexOf(choice.pack);
  return entries.filter(({ row, serializer }) => !serializer.floor && row.bytes && row.times.encode && row.times.decode && (packer < 0 || known(row.packed?.[packer]))).map(({ row, serializer }) => {
    const at = scaled(row, size / yardstick.bytes), { encode, decode } = row.times, [written, read] = [encode, decode].map(launchesOf);
    const mode = { id: serializer.id, name: shortName(serializer.id), by: at.by, bytes: packer < 0 ? at.bytes : at.bytes * row.packed[packer] / row.bytes };
    mode.launches = written.slice(0, read.length).map((time, index) => time * at.encode / encode.median + fan * reads * read[index] * at.decode / decode.median);
    mode.code = middleOf(mode.launches);
    mode.link = mode.transfer = fan * transfer(mode.bytes, speed);
    mode.total = mode.code + mode.link;
    mode.share = (at.encode + at.decode) / (latency * 1000);
    mode.measured = fan * reads === 1 && at.by === "as measured" && packer < 0 ? row.cores?.[rate] : undefined;
    mode.summed = rate * mode.code / 1e9;
    mode.needs = mode.measured ?? mode.summed;
    mode.network = rate * fan * mode.bytes / 1e6;
    mode.fits = [mode.needs > cores ? "too few cores" : "", mode.network > speed ? "link too slow" : ""].filter(Boolean).join(", ");
    return mode;
  }).sort((one, two) => one.total - two.total);
}

function showCalculator(entries) {
  const yardstick = yardstickOf(chosenSet()), answer = byId("calc-answer"), texts = ["calc-close", "calc-changes", "calc-worth"].map(byId);
  showTraffic(yardstick);
  const speed = speedOf("wire", "wirespeed");
  const isValid = speed > 0 && Number(choice.size || 1) > 0 && Number(choice.latency) > 0 && Number(choice.cores) > 0 && Number(choice.fan) >= 0 && Number(choice.rate) >= 0 && Number(choice.reads) >= 0
    && [choice.rate, choice.fan, choice.reads].every(text => text !== "");
  const modes = isValid ? costs(entries, yardstick, speed) : [];
  byId("calc-rows").textContent = `Data: ${chosenSet().title}; ${modes.length} of the chosen rows have both times. Chips, model and data of the explorer choose them.`;
  byId("calc-words").textContent = (choice.pack ? `The time of ${choice.pack} itself is not in these totals: rows whose names end with a compressor have it. ` : "")
    + (modes.some(mode => mode.by === "measured slope") ? `Scaled by the measured slope: further bytes cost what the bytes of further ${choice.grow}s cost (Scaling, below). ` : "") + (modes.some(mode => mode.by === "bytes") ? "Scaled by bytes: time and bytes grow alike. " : "")
    + (modes.some(mode => known(mode.measured)) ? "Cores as measured at this rate (Under load, below), where that was done; else the sum of both times. " : "");
  if (!modes.length) {
    answer.textContent = isValid ? "No chosen row has times of encode and decode." : "Size, link, cores and latency must be above 0, messages, fan-out and reads at least 0.";
    for (const text of texts) text.textContent = "";
    byId("calc-table").tBodies[0].replaceChildren();
    return;
  }
  const able = modes.filter(mode => !mode.fits), judged = judge(able.length ? able : modes, run().noise), best = judged.leader, { cut } = chosenSet();
  const clock = unitFor([best.total]), time = value => `${figures(value / clock.size)} ${clock.name}`;
  answer.textContent = cut ?? (able.length ? `Lowest: ${best.id}, ${reasonOf(able, best)}. ` : `Nothing fits into these cores and this link; lowest per message: ${best.id}. `)
    + `${time(best.total)} per message: ${time(best.code)} code, ${time(best.link)} link for ${number(best.bytes)} bytes (${number(100 * best.link / best.total)} % of it). `
    + `Code is ${number(100 * best.share, 1)} % of the latency. All messages need ${figures(best.needs)} cores and ${figures(best.network * 8)} Mbit/s (${number(100 * best.network / speed)} % of the link).`;
  answer.dataset.best = cut ? "" : best.id;
  texts[0].textContent = cut ? "" : proofOf(judged) || "All other rows cost more, by a tenth and beyond the noise of this run.";
  texts[1].textContent = cut ? "" : `The lowest mean by bandwidth, whatever the noise: ${changesOf(modes).join("; ")}.`;
  texts[2].textContent = cut || !choice.now ? "" : worthOf(costs(entriesOf(chosenSet()), yardstick, speed).find(mode => mode.id === choice.now), able.length ? able : modes, speed);
  fillCosts(modes);
}

// The table is filled while it is open.
let fillCosts = () => {};
if (traffic) {
  let current = [];
  const draw = () => byId("calc-table").tBodies[0].replaceChildren(...(byId("calc-all").open ? current : []).map(mode => {
    const line = within("tr", "", rowHeading(mode.id));
    for (const text of [number(mode.bytes), number(mode.code), number(mode.link), number(mode.total), number(100 * mode.share, 1), figures(mode.needs), figures(mode.network * 8)]) line.append(element("td", text, "number"));
    line.append(element("td", mode.by), element("td", mode.fits || "yes"));
    return line;
  }));
  fillCosts = modes => { current = modes; draw(); };
  byId("calc-all").addEventListener("toggle", draw);
  traffic.addEventListener("input", event => { choice[event.target.name] = event.target.value; changed(); });
  traffic.addEventListener("submit", event => event.preventDefault());
}
