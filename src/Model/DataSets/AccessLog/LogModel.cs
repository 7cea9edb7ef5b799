namespace SerBench.Model.DataSets.AccessLog;

public sealed class LogModel : DataSetModel<LogList>
{
    private static readonly string[] Users = ["-", "alice", "bob", "carmen", "david", "eric", "frank", "george", "harry"];

    private static readonly string[] Months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

    private static readonly string[] Zones =
        [.. Enumerable.Range(-12, 25).Select(hour => $"{(hour < 0 ? '-' : '+')}{Math.Abs(hour):00}00")];

    private static readonly string[] Methods = ["GET", "POST", "PUT", "UPDATE", "DELETE"];

    // One name is misspelt, as in the published source.
    private static readonly string[] Routes =
    [
        "/favicon.ico", "/css/index.css", "/css/font-awsome.min.css", "/img/logo-full.svg", "/img/splash.jpg",
        "/api/login", "/api/logout",
    ];

    private static readonly string[] Protocols = ["HTTP/1.0", "HTTP/1.1", "HTTP/2", "HTTP/3"];

    private static readonly ushort[] Codes =
    [
        .. From(100, 103), .. From(200, 208), 226, .. From(300, 308), .. From(400, 418), .. From(421, 426), 428, 429, 431, 451,
        .. From(500, 508), 510, 511,
    ];

    public override string Id => "log";

    public override string Description => "lines of a web server's log, of strings and small numbers (rust_serialization_benchmark)";

    public override int PublishedCount => 10_000;

    protected override string Entities => "lines";

    internal override LogList Draw(Pcg random, int count) => new() { Logs = random.NextList(count, count + 1, () => DrawLog(random)) };

    private static Log DrawLog(Pcg random)
    {
        // The published data depend on this order of draws.
        string day = $"{random.Next(1, 29)}/{random.Pick(Months)}/{random.Next(1970, 2022)}";
        string time = $"{random.Next(0, 24)}:{random.Next(0, 60)}:{random.Next(0, 60)} {random.Pick(Zones)}";
        string request = $"{random.Pick(Methods)} {random.Pick(Routes)} {random.Pick(Protocols)}";
        return new Log
        {
            Address = new Address
            {
                X0 = (byte)random.NextUInt32(),
                X1 = (byte)random.NextUInt32(),
                X2 = (byte)random.NextUInt32(),
                X3 = (byte)random.NextUInt32(),
            },
            Identity = "-",
            Userid = random.Pick(Users),
            Date = $"{day}:{time}",
            Request = request,
            Code = random.Pick(Codes),
            Size = random.NextWide(0, 100_000_000),
        };
    }

    private static IEnumerable<ushort> From(int first, int last) => Enumerable.Range(first, last - first + 1).Select(code => (ushort)code);
}
