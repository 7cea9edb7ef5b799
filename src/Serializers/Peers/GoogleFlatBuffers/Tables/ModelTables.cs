namespace SerBench.Serializers.Peers.GoogleFlatBuffers.Tables;

// The code of these tables is generated (src/TwinGenerator) and resembles that of the schema compiler.

/// <summary>A car.</summary>
internal readonly partial struct CarTable : ITable<Car>;

/// <summary>The engine of a car.</summary>
internal readonly partial struct EngineTable : ITable<Engine>;

/// <summary>How a car accelerates.</summary>
internal readonly partial struct PerformanceFigureTable : ITable<PerformanceFigure>;

/// <summary>A simple object.</summary>
internal readonly partial struct SimpleObjectTable : ITable<SimpleObject>;

/// <summary>A complex object.</summary>
internal readonly partial struct ComplexObjectTable : ITable<ComplexObject>;

/// <summary>A complex object with its list.</summary>
internal readonly partial struct ComplexListTable : ITable<ComplexList>;

/// <summary>The object inside the complex ones.</summary>
internal readonly partial struct NestedObjectTable : ITable<NestedObject>;

/// <summary>A chain of objects.</summary>
internal readonly partial struct DeepObjectTable : ITable<DeepObject>;

/// <summary>A tree.</summary>
internal readonly partial struct TreeNodeTable : ITable<TreeNode>;
