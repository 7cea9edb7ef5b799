namespace SerBench.Engine.Contract;

// A benchmark of others, on another machine and runtime. It says which rows are its own; reports show its figures beside ours.
public abstract class Publication(string title, string source)
{
    // In the order of reports.
    public static IReadOnlyList<Publication> All { get; } = [.. Catalog.InstancesOf<IPublications>().SelectMany(project => project.All)];

    public static IReadOnlyList<Claim> AllClaims { get; } = [.. All.SelectMany(one => one.Claims)];

    // The names of its rows, by id.
    public virtual IReadOnlyDictionary<string, string> Names => new Dictionary<string, string>();

    // Its own way of measuring, which the operation of its own asks for, or a command.
    public virtual Profile? Profile => null;

    public virtual Operation? OwnOperation => null;

    public virtual IReadOnlyList<PublishedFigure> Figures => [];

    public virtual IReadOnlyList<Claim> Claims => [];

    // Reports of other runs omit the claims.
    public virtual bool Concerns(RunRecord record) => true;

    // A full run times the cell because of the publication.
    public virtual bool Times(CellId cell) => false;

    // A run by its own profile times the cell first.
    public virtual bool Demands(CellId cell) => false;

    // A full run times the cell on all published data of the model.
    public virtual bool Varies(CellId cell) => false;

    // What was measured of the cell; null: what is measured of any.
    /// <param name="isMode">whether the cell stands in the table of modes.</param>
    public virtual IReadOnlyList<Operation>? OperationsOf(CellId cell, bool isMode) => null;

    // The cells of a run with its own operation.
    public virtual CellFilter Complete(CellFilter filter, Catalog catalog) => filter;

    // Sizes, and times where there are figures, in the form of the publication.
    public virtual IEnumerable<TextTable> Tables(RunRecord record, Figures? figures) => [];

    public static Publication? OfProfile(string profile) => All.FirstOrDefault(one => one.Profile?.Name == profile);

    public static Publication? OfOperation(Operation operation) => All.FirstOrDefault(one => one.OwnOperation == operation);

    public static IReadOnlyList<Claim> ClaimsOn(RunRecord record) =>
        [.. All.Where(one => one.Concerns(record)).SelectMany(one => one.Claims)];

    public static PublishedFigure? FigureOf(CellId cell) =>
        All.SelectMany(one => one.Figures).FirstOrDefault(figure => figure.Cell == cell);

    public override string ToString() => $"{title}: {source}";
}

// All publications of a project. Discovery finds it.
public interface IPublications : IRowNames
{
    IReadOnlyList<Publication> All { get; }

    IReadOnlyDictionary<string, string> IRowNames.Names => All.SelectMany(one => one.Names).ToDictionary();
}

// Never ranked with ours, because machine and runtime differ.
/// <param name="Median">microseconds of the publication's operation.</param>
public sealed record PublishedFigure(CellId Cell, int Bytes, double? Median, int Year);
