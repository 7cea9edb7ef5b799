namespace SerBench.Engine.Contract;

public abstract class Publication(string title, string source)
{
    public static IReadOnlyList<Publication> All { get; } = [.. Catalog.InstancesOf<IPublications>().SelectMany(project => project.All)];

    public static IReadOnlyList<Claim> AllClaims { get; } = [.. All.SelectMany(one => one.Claims)];

    public virtual IReadOnlyDictionary<string, string> Names => new Dictionary<string, string>();

    public virtual Profile? Profile => null;

    public virtual Operation? OwnOperation => null;

    public virtual IReadOnlyList<PublishedFigure> Figures => [];

    public virtual IReadOnlyList<Claim> Claims => [];

    public virtual bool Concerns(RunRecord record) => true;

    // True if a full run times the cell because of this publication.
    public virtual bool Times(CellId cell) => false;

    // True if a run by the publication's profile times the cell first.
    public virtual bool Demands(CellId cell) => false;

    // True if a full run also times the cell on the model's other published scenarios.
    public virtual bool Varies(CellId cell) => false;

    // The operations measured of the cell; null for the usual operations.
    public virtual IReadOnlyList<Operation>? OperationsOf(CellId cell, bool isMode) => null;

    public virtual CellFilter Complete(CellFilter filter, Catalog catalog) => filter;

    public virtual IEnumerable<TextTable> Tables(RunRecord record, Figures? figures) => [];

    public static Publication? OfProfile(string profile) => All.FirstOrDefault(one => one.Profile?.Name == profile);

    public static Publication? OfOperation(Operation operation) => All.FirstOrDefault(one => one.OwnOperation == operation);

    public static IReadOnlyList<Claim> ClaimsOn(RunRecord record) =>
        [.. All.Where(one => one.Concerns(record)).SelectMany(one => one.Claims)];

    public static PublishedFigure? FigureOf(CellId cell) =>
        All.SelectMany(one => one.Figures).FirstOrDefault(figure => figure.Cell == cell);

    public override string ToString() => $"{title}: {source}";
}

public interface IPublications : IRowNames
{
    IReadOnlyList<Publication> All { get; }

    IReadOnlyDictionary<string, string> IRowNames.Names => All.SelectMany(one => one.Names).ToDictionary();
}

/// <param name="Median">microseconds of the publication's operation.</param>
public sealed record PublishedFigure(CellId Cell, int Bytes, double? Median, int Year);
