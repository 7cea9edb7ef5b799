// The judge of the program, for rows and links that the reader chooses. docs/measure.md has the rule; a test compares both judges.
const middleOf = times => [...times].sort((one, other) => one - other)[(times.length - 1) >> 1];
const launchesOf = time => time.launches ?? [time.median].filter(known);
const quantiles = {};

/** Student's t, beyond which a sample lies with this probability, on either side. */
function studentOf(probability, degrees) {
  const steps = 200, areaTo = angle => {
    let sum = 0;
    for (let i = 0; i <= steps; i++) sum += (i % steps ? i % 2 ? 4 : 2 : 1) * Math.max(0, Math.cos(i * angle / steps)) ** (degrees - 1);
    return sum * angle / (3 * steps);
  };
  return quantiles[[probability, degrees]] ??= (() => {
    const wanted = (1 - probability) * areaTo(Math.PI / 2);
    let low = 0, high = Math.PI / 2;
    for (let i = 0; i < 40; i++) {
      const middle = (low + high) / 2;
      if (areaTo(middle) < wanted) low = middle; else high = middle;
    }
    return Math.sqrt(degrees) * Math.tan(low);
  })();
}

/** What the launches prove of a row against the leader: equal, near (slower by less than matters), behind, or nothing (open). */
function standingOf(row, leader, noise) {
  const ratios = row.launches.length === 1 ? [Math.log(row.total / leader.total)]
    : row.launches.slice(0, leader.launches.length).map((time, index) => Math.log((time + row.transfer) / (leader.launches[index] + leader.transfer)));
  const count = ratios.length, sumOf = value => ratios.reduce((sum, ratio) => sum + value(ratio), 0), distance = sumOf(ratio => ratio) / count;
  const own = count - 1, others = Math.max(1, noise.degrees - own), pooled = Math.min(others, 8), shares = (row.code / row.total) ** 2 + (leader.code / leader.total) ** 2;
  const variance = (pooled * noise.deviation ** 2 * shares + sumOf(ratio => (ratio - distance) ** 2)) / (pooled + own);
  const errorOf = risk => studentOf(risk, Math.round((pooled + own) ** 2 / (pooled ** 2 / others + own))) * Math.sqrt(variance / count);
  const isSlower = distance > errorOf(0.0007 * count) && !(count === 1 && row.code / 2 + row.transfer < leader.total);
  const isWithin = Math.abs(distance) + errorOf(0.01 * (count <= 8 ? count : 4)) < Math.log(data.matters);
  return isWithin ? isSlower ? "near" : "equal" : isSlower ? "behind" : "open";
}

/** rows: at least one, each with the times of its launches and that of its bytes on the link (transfer). Gives them code, total and standing. */
function judge(rows, noise) {
  for (const row of rows) row.total = (row.code = middleOf(row.launches)) + row.transfer;
  const order = [...rows].sort((one, two) => one.total - two.total), [leader, ...others] = order;
  for (const row of others) row.standing = standingOf(row, leader, noise);
  leader.standing = "leads";
  const those = standing => others.filter(row => row.standing === standing), [equal, near, open] = ["equal", "near", "open"].map(those);
  const next = others.find(row => row.standing !== "equal");
  return { order, leader, equal, near, open, leading: [leader, ...open], lead: open.length || !next ? undefined : next.total / leader.total };
}

/** Names, of which a list that nobody can use is cut. */
const namesOf = (names, joint = " or ") => names.length < 5 ? names.join(joint) : `${names.slice(0, 3).join(joint)}${joint}${names.length - 3} others`;

/** What is proven of the rows beside the leader. */
function proofOf({ open, equal, near }) {
  const percent = number(100 * (data.matters - 1)), list = rows => namesOf(rows.map(row => row.name), ", ");
  const parts = [[open, "This run cannot tell from it"], [equal, `Equal within ${percent} %`], [near, `Up to ${percent} % slower`]];
  return parts.filter(([rows]) => rows.length).map(([rows, words]) => `${words}: ${list(rows)}.`).join(" ");
}
